package arbiter.games.capital.state;

import arbiter.games.capital.sheet.AbilityId;

/** What goes on Cooldown after use. Ledger: CAP-KEY-COOLDOWN. */
public sealed interface CoolingEffect {

    /** Starts or ends its Cooldown. */
    void set(Readiness readiness, boolean cooling);

    /** An Ability; later versions go under the first one's name. */
    record OfAbility(AbilityId ability) implements CoolingEffect {

        @Override
        public void set(Readiness readiness, boolean cooling) {
            long bit = Readiness.bit(ability);
            readiness.cooling = cooling ? readiness.cooling | bit : readiness.cooling & ~bit;
        }
    }

    /** The natural Attack at that place of the profile. */
    record OfStrike(int place) implements CoolingEffect {

        @Override
        public void set(Readiness readiness, boolean cooling) {
            readiness.coolingStrikes = Kit.with(readiness.coolingStrikes, place, cooling);
        }
    }
}
