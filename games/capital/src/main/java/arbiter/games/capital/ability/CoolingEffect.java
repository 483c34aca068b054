package arbiter.games.capital.ability;

import arbiter.games.capital.unit.Combatant;

/** What goes on Cooldown after use. Ledger: CAP-KEY-COOLDOWN. */
public sealed interface CoolingEffect {

    /** Starts or ends its Cooldown. */
    void set(Combatant unit, boolean cooling);

    /** An Ability; later versions go under the first one's name. */
    record OfAbility(String ability) implements CoolingEffect {

        @Override
        public void set(Combatant unit, boolean cooling) {
            unit.set(unit.timers().cooling(ability, cooling));
        }
    }

    /** The natural Attack at that place of the profile. */
    record OfStrike(int place) implements CoolingEffect {

        @Override
        public void set(Combatant unit, boolean cooling) {
            unit.set(unit.timers().cooling(place, cooling));
        }
    }
}
