measure-spent = utracené žetony
convention-fair = Mince je poctivá: oběma padá hlava a orel stejně často.
