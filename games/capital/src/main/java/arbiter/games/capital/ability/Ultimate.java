package arbiter.games.capital.ability;

import arbiter.games.capital.check.Check;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;

/** Once used, gone until a WIL check after a Full Rest succeeds; no Cooldown. Ledger: CAP-KEY-ULTIMATE, CAP-AMB-79. */
public final class Ultimate {

    private static final Check.Labels LABELS = Check.Labels.of("ultimate");
    private static final int DIFFICULTY = 6;
    private static final AbilityId[] ABILITIES = AbilityId.values();

    private Ultimate() {}

    /** Later versions go under the first one's name. */
    public static boolean ready(Combatant unit, AbilityId ultimate) {
        return unit.has(ultimate) && !unit.timers().isSpent(ultimate);
    }

    public static void spend(Play<CapitalState> play, Combatant unit, AbilityId ultimate) {
        play.emit(new UltimateSpent(
                unit.id(), ultimate, Cooldown.owned(unit, ultimate).name()));
    }

    /** After a Full Rest, one check for each that was used. */
    public static void recover(Play<CapitalState> play, Combatant unit) {
        if (!unit.timers().anySpent()) {
            return;
        }
        for (AbilityId id : ABILITIES) {
            if (id.ordinal() < Long.SIZE && unit.timers().isSpent(id)) {
                String name = Cooldown.owned(unit, id).name();
                if (Check.againstGm(play, LABELS, "recovering " + name, unit, Attribute.WIL, DIFFICULTY)
                        .succeeds()) {
                    play.emit(new UltimateRecovered(unit.id(), id, name));
                }
            }
        }
    }

    /** An Ultimate was used; only a Full Rest can bring it back. Ledger: CAP-KEY-ULTIMATE, CAP-AMB-79. */
    public record UltimateSpent(String unit, AbilityId ultimate, String name) implements CapitalEvent {

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
    public record UltimateRecovered(String unit, AbilityId ultimate, String name) implements CapitalEvent {

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
