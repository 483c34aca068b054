package arbiter.games.capital.sheet;

import java.util.function.ToIntFunction;

/** The eight Scores of a unit. Ledger: CAP-ATTR-1. */
public record Scores(int str, int ftd, int agi, int vsn, int wis, int wil, int cha, int knw) {

    /** Every Score as the function says. */
    public static Scores of(ToIntFunction<Attribute> score) {
        return new Scores(
                score.applyAsInt(Attribute.STR),
                score.applyAsInt(Attribute.FTD),
                score.applyAsInt(Attribute.AGI),
                score.applyAsInt(Attribute.VSN),
                score.applyAsInt(Attribute.WIS),
                score.applyAsInt(Attribute.WIL),
                score.applyAsInt(Attribute.CHA),
                score.applyAsInt(Attribute.KNW));
    }

    public int of(Attribute attribute) {
        return switch (attribute) {
            case STR -> str;
            case FTD -> ftd;
            case AGI -> agi;
            case VSN -> vsn;
            case WIS -> wis;
            case WIL -> wil;
            case CHA -> cha;
            case KNW -> knw;
        };
    }
}
