package arbiter.games.narrative.attack;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.damage.Hit;
import arbiter.games.narrative.damage.HitDamage;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.spend.SpendTraits;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** A Critical Injury on one hit that gets past soak, for the Critical Rating or a triumph. Ledger: NAR-SP-A4, NAR-SPEND-4. */
record CriticalActivation(int number, boolean alone) implements SpendTrait {

    static void offer(NarrativeState state, AttackInProgress attack, List<SpendRow> rows) {
        List<Hit> hits = attack.hits();
        for (int i = 0; i < hits.size(); i++) {
            Hit hit = hits.get(i);
            if (hit.injures() && !hit.disabled() && HitDamage.getsPastSoak(state, hit)) {
                rows.add(row(state, hit, new CriticalActivation(i, hits.size() == 1)));
            }
        }
    }

    private static SpendRow row(NarrativeState state, Hit hit, CriticalActivation trait) {
        Spend spend = spend(state);
        boolean rated = hit.source().critical().isPresent();
        return new SpendRow(
                spend.id(),
                spend.name(),
                spend::text,
                Spend.Symbol.ADVANTAGE,
                hit.source().critical().orElse(1),
                !rated,
                SpendRow.WITHOUT_LIMIT,
                trait);
    }

    private static Spend spend(NarrativeState state) {
        for (Spend spend : state.tables().spends()) {
            if (spend.rule().equals(SpendTraits.CRITICAL_INJURY)) {
                return spend;
            }
        }
        throw new IllegalStateException("the table of spends has no Critical Injury");
    }

    @Override
    public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
        Hit hit = hit(check);
        return alone ? Recipient.NOBODY : List.of(Recipient.hit(number, hit.target()));
    }

    /** The first activation is worth most; each further one only adds to the roll. */
    @Override
    public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
        return hit(check).activations() == 0 ? 20 : 6;
    }

    @Override
    public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
        hit(check).activate();
    }

    private Hit hit(CheckInProgress check) {
        return ((AttackInProgress) check).hits().get(number);
    }
}
