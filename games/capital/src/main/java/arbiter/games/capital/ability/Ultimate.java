package arbiter.games.capital.ability;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.sheet.Ability;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Use;
import arbiter.games.capital.trait.AbilityTrait;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** Once used, gone until a WIL check after a Full Rest succeeds; no Cooldown. Ledger: CAP-KEY-ULTIMATE, CAP-AMB-79. */
public final class Ultimate {

    private static final Check.Labels LABELS = Check.Labels.of("ultimate");
    private static final int DIFFICULTY = 6;

    private Ultimate() {}

    /** Whether an Ability is one. */
    public static boolean is(Ability ability) {
        return ability.uses().stream().anyMatch(Use::ultimate);
    }

    /** Whether the Ability that brings the trait was not used up. */
    public static boolean ready(Combatant unit, AbilityTrait trait) {
        AbilityTimers timers = unit.timers();
        return timers.spent().isEmpty()
                || !timers.isSpent(unit.profile().bringing(trait).timer());
    }

    public static void spend(Play<CapitalState> play, Combatant unit, AbilityTrait trait) {
        Ability ability = unit.profile().bringing(trait);
        play.emit(new UltimateSpent(unit.id(), ability.timer(), ability.name()));
    }

    /** After a Full Rest, one check for each that was used. */
    public static void recover(Play<CapitalState> play, Combatant unit) {
        for (String id : unit.timers().spent()) {
            String name = Cooldown.owned(unit, id).name();
            if (Check.passes(play, LABELS, "recovering " + name, unit, Attribute.WIL, DIFFICULTY)) {
                play.emit(new UltimateRecovered(unit.id(), id, name));
            }
        }
    }

    /** An Ultimate was used; only a Full Rest can bring it back. Ledger: CAP-KEY-ULTIMATE, CAP-AMB-79. */
    public record UltimateSpent(String unit, String ultimate, String name) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            combatant.set(combatant.timers().spent(ultimate, true));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " uses the Ultimate " + name);
        }
    }

    /** An Ultimate is available again. Ledger: CAP-KEY-ULTIMATE. */
    public record UltimateRecovered(String unit, String ultimate, String name) implements CapitalEvent {

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            combatant.set(combatant.timers().spent(ultimate, false));
        }

        @Override
        public Line line(CapitalState state) {
            return tell(state, unit, " has the Ultimate " + name + " again");
        }
    }
}
