package arbiter.games.narrative.power;

import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.EffectPurchase;
import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.spend.Recipient;
import arbiter.games.narrative.spend.SpendRow;
import arbiter.games.narrative.spend.SpendTrait;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.kernel.Play;
import java.util.List;

/** What effects of a power offer for advantage after a success. Ledger: NAR-PSY-11, table 3.10. */
final class PowerPurchases {

    private PowerPurchases() {}

    static void offer(Manifestation power) {
        for (PowerEffect effect : power.choice().effects()) {
            if (effect.buys().isPresent()) {
                SpendTrait trait = effect.targets() > 0 ? new OneTargetMore() : new MoreOfAnEffect();
                power.offer(row(effect, effect.buys().get(), trait));
            }
        }
    }

    /** One for each recipient, or as often as it can be paid for. */
    static SpendRow row(PowerEffect effect, EffectPurchase purchase, SpendTrait trait) {
        boolean again = purchase.repeatable() && effect.targets() == 0;
        return new SpendRow(
                effect.id(),
                effect.name() + ", " + purchase.name(),
                effect::text,
                Spend.Symbol.ADVANTAGE,
                purchase.advantage(),
                false,
                again ? SpendRow.WITHOUT_LIMIT : 1,
                trait);
    }

    /** Somebody else within range is affected too. Ledger: NAR-PSY-11. */
    private record OneTargetMore() implements SpendTrait {

        private static final int WORTH = 4;

        @Override
        public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
            Manifestation power = (Manifestation) check;
            return power.succeeds()
                    ? Recipient.each(MoreTargets.open(state, power.actor(), power.choice(), power.targets()))
                    : List.of();
        }

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            Manifestation power = (Manifestation) check;
            return LikelyTargets.of(state, power.actor(), power.choice().power())
                            .contains(recipient.unit().orElseThrow())
                    ? WORTH
                    : 0;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {
            ((Manifestation) check).alsoOn(recipient.unit().orElseThrow());
        }
    }

    /** The effect itself looks how often it was bought. */
    private record MoreOfAnEffect() implements SpendTrait {

        private static final int WORTH = 2;

        @Override
        public List<Recipient> recipients(NarrativeState state, CheckInProgress check) {
            return check.succeeds() ? Recipient.NOBODY : List.of();
        }

        @Override
        public int worth(NarrativeState state, CheckInProgress check, Recipient recipient) {
            return WORTH;
        }

        @Override
        public void buy(Play<NarrativeState> play, CheckInProgress check, Recipient recipient) {}
    }
}
