package arbiter.games.capital.sheet;

import arbiter.content.yaml.Capitals;

/** What a unit is good or bad at; each has a Score from 0 to 10. Ledger: CAP-ATTR-1. */
@Capitals
public enum Attribute {
    STR,
    FTD,
    AGI,
    VSN,
    WIS,
    WIL,
    CHA,
    KNW;

    public static final int HIGHEST = 10;
}
