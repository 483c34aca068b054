package arbiter.games.narrative.attack;

import arbiter.games.narrative.sheet.Quality;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import java.util.List;
import java.util.OptionalInt;

/**
 * The active qualities of what an attack is made with: on a hit, and for those that have it on a miss; a triumph always
 * suffices. Qualities of a second weapon only once it has hit. Ledger: NAR-SPEND-3, NAR-SIT-5, table 3.18.
 */
final class QualityOffers {

    private QualityOffers() {}

    static void offer(NarrativeState state, AttackInProgress attack, List<SpendRow> rows) {
        offer(attack, attack.source(), "", rows);
        if (attack.second().isPresent()) {
            AttackSource second = attack.second().get();
            if (attack.succeeds()) {
                rows.add(SecondWeapon.row(second));
            }
            if (attack.hits().stream().anyMatch(hit -> hit.source() == second)) {
                offer(attack, second, "second-", rows);
            }
        }
    }

    private static void offer(AttackInProgress attack, AttackSource source, String prefix, List<SpendRow> rows) {
        for (RatedQuality rated : source.qualities()) {
            Quality quality = rated.quality();
            OptionalInt cost = attack.succeeds() ? quality.cost() : quality.costOnMiss();
            if (cost.isPresent() && (attack.autoFire() || !quality.id().equals("auto-fire"))) {
                SpendTrait trait = QualityTraits.of(rated, source);
                rows.add(new SpendRow(
                        prefix + quality.id(),
                        rated.toString(),
                        quality::text,
                        Spend.Symbol.ADVANTAGE,
                        cost.getAsInt() + Knockdown.surcharge(quality, attack),
                        false,
                        most(rated),
                        trait));
            }
        }
    }

    /** Linked as often as its rating says, Auto-fire and Sunder without limit, everything else once for each. */
    private static int most(RatedQuality rated) {
        return rated.quality().repeatable() ? rated.rating().orElse(SpendRow.WITHOUT_LIMIT) : 1;
    }
}
