package arbiter.games.capital.calls;

import arbiter.games.capital.ability.ClearMind.ClarityCounters;
import arbiter.games.capital.ability.Overflow.OverflowCounters;
import arbiter.games.capital.ability.PepTalk.PepTalkBonus;
import arbiter.games.capital.ability.Sanctuary.SanctuaryTurns;
import arbiter.games.capital.attack.AttackCounters;
import arbiter.games.capital.damage.PowerArmourStatus;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.watch.Watch;
import arbiter.kernel.Line;

/** The gamemaster sets how many of something a unit has. Ledger: CAP-GEN-1. */
public record CounterSet(String unit, Counter counter, int count) implements CapitalEvent {

    /** What can be counted on a unit, and what it is called. */
    public enum Counter {
        ARMOUR_HP("Armour HP"),
        OVERWATCH("Overwatch Attacks"),
        ATTACK_COUNTERS("Attack Counters"),
        LOCKDOWN("Lockdown Counters"),
        OVERFLOW("Overflow"),
        CLARITY("Clarity"),
        PEP_TALK("Pep Talk"),
        SANCTUARY("turns of Sanctuary");

        private final String label;

        Counter(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }

        /** How many of it the unit has now. */
        public int of(Combatant unit) {
            return switch (this) {
                case ARMOUR_HP -> unit.powerArmour().hp();
                case OVERWATCH -> unit.overwatch();
                case ATTACK_COUNTERS -> unit.attackCounters();
                case LOCKDOWN -> unit.watch().lockdown();
                case OVERFLOW -> OverflowCounters.of(unit);
                case CLARITY -> ClarityCounters.of(unit);
                case PEP_TALK -> PepTalkBonus.of(unit);
                case SANCTUARY -> SanctuaryTurns.of(unit);
            };
        }
    }

    @Override
    public void apply(CapitalState state) {
        Combatant combatant = state.unit(unit);
        switch (counter) {
            case ARMOUR_HP -> PowerArmourStatus.setHitPoints(combatant, count);
            case OVERWATCH -> Watch.setAttacks(combatant, count);
            case ATTACK_COUNTERS -> AttackCounters.set(combatant, count);
            case LOCKDOWN -> Watch.setLockdown(combatant, count);
            case OVERFLOW -> OverflowCounters.set(combatant, count);
            case CLARITY -> ClarityCounters.set(combatant, count);
            case PEP_TALK -> PepTalkBonus.set(combatant, count);
            case SANCTUARY -> SanctuaryTurns.set(combatant, count);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " is set to " + count + " " + counter.label());
    }
}
