package arbiter.games.capital.ability;

import arbiter.games.capital.energy.EnergyStore;
import arbiter.games.capital.turn.ActTrait;
import arbiter.games.capital.turn.CapitalAct;
import arbiter.games.capital.turn.Occasion;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Line;
import arbiter.kernel.Play;
import arbiter.tabletop.unit.Part;
import java.util.List;

/** An Action for 1 Clarity; the third turns all of them into 1 Energy. Ledger: clear-mind. */
public record ClearMind() implements ActTrait {

    @Override
    public void offerActions(CapitalState state, Combatant unit, List<CapitalAct> menu) {
        menu.add(new Clearing(unit));
    }

    private record Clearing(Combatant unit) implements CapitalAct {

        @Override
        public String id() {
            return "clear-mind";
        }

        @Override
        public String text() {
            return "Clear the mind";
        }

        @Override
        public boolean isAction() {
            return true;
        }

        @Override
        public void resolve(Play<CapitalState> play, Occasion occasion) {
            play.emit(new ClarityGained(unit.id()));
        }
    }

    /** A quiet moment clears the mind; the third Clarity turns all three into Energy. Ledger: clear-mind. */
    public record ClarityGained(String unit) implements CapitalEvent {

        private static final int FULL = 3;

        @Override
        public void apply(CapitalState state) {
            Combatant combatant = state.unit(unit);
            int clarity = ClarityCounters.of(combatant) + 1;
            ClarityCounters.set(combatant, clarity == FULL ? 0 : clarity);
            if (clarity == FULL) {
                EnergyStore.gain(combatant, 1);
            }
        }

        @Override
        public Line line(CapitalState state) {
            Combatant combatant = state.unit(unit);
            return tell(
                    state,
                    unit,
                    ClarityCounters.of(combatant) == 0
                            ? " turns Clarity into Energy, " + combatant.energy() + " Energy"
                            : " has " + ClarityCounters.of(combatant) + " Clarity");
        }
    }

    /** The Clarity of a unit. */
    public record ClarityCounters(int count) implements Part {

        private static final ClarityCounters NONE = new ClarityCounters(0);

        public static int of(Combatant unit) {
            return unit.abilityStates().get(NONE).count;
        }

        public static void set(Combatant unit, int count) {
            AbilityStates.put(unit, new ClarityCounters(count), NONE);
        }
    }
}
