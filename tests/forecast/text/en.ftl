measure-spent = tokens spent
convention-fair = The coin is fair: heads and tails are alike for both.
