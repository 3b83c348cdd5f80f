### Co se ukazuje navíc: ukazatele, co by volba znamenala.

track-light = světlo
track-supplies = zásoby
spot-out = ven
