package arbiter.games.capital.sheet;

import arbiter.content.catalogue.Entry;
import java.util.List;
import java.util.Optional;

/** The numbers of character creation, and what everybody starts with. Ledger: CAP-CREATE-8, CAP-CREATE-10. */
public record CreationRules(
        String id,
        String name,
        int score,
        int points,
        int highest,
        int leastMaximum,
        int hands,
        int strengths,
        int weaknesses,
        List<String> outfits,
        int outfitCount,
        int leastMoney,
        int mostMoney,
        Item armour,
        String armourGrade,
        Item clothing,
        Item kit,
        Size size,
        Training improvised,
        AttackProfile unarmed,
        List<DamageType> unarmedTypes,
        String text)
        implements Entry {

    /** The Attack everybody has. Ledger: CAP-UNARM-1. */
    public Strike fist() {
        return new Strike(unarmed, unarmedTypes.get(0), Optional.empty());
    }
}
