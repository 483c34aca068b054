package arbiter.games.centuryg.unit;

import arbiter.content.Nearest;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.kernel.Line;
import arbiter.kernel.Refused;
import java.util.ArrayList;
import java.util.List;

/** The gamemaster sets one of a Unit's values; with Threshold it fights on. */
public record Adjusted(String unit, Bar bar, int value) implements CenturyEvent {

    /** What can be set, as the view names it. */
    public enum Bar {
        THRESHOLD("Threshold"),
        ENERGY("Energy"),
        GP("GP"),
        LAYER_1("Layer 1"),
        LAYER_2("Layer 2"),
        LAYER_3("Layer 3");

        private final String label;

        Bar(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }

        public static Bar of(String label) {
            List<String> labels = new ArrayList<>();
            for (Bar bar : values()) {
                if (bar.label.equals(label)) {
                    return bar;
                }
                labels.add(bar.label);
            }
            throw new Refused(Nearest.unknown("bar to set", label, labels));
        }
    }

    @Override
    public void apply(CenturyState state) {
        Fighter fighter = state.unit(unit);
        switch (bar) {
            case THRESHOLD -> threshold(fighter, within(fighter.fullPoints()));
            case ENERGY -> energy(fighter, EnergyCapacity.of(state, fighter));
            case GP -> fighter.set(fighter.genre().withPoints(Math.max(0, value)));
            case LAYER_1, LAYER_2, LAYER_3 -> layer(fighter, bar.ordinal() - Bar.LAYER_1.ordinal());
        }
    }

    /** Areas follow the Levels: those beyond work again, missing ones are taken from the top. Ledger: BCG-MAIM-4. */
    private static void threshold(Fighter fighter, int points) {
        UnitFate fate = points > 0 ? UnitFate.FIGHTING : UnitFate.DESTROYED;
        fighter.set(fighter.condition().withPoints(points).withFate(fate));
        int lost = Math.min(fighter.levelsLost(), fighter.maims().size());
        OpeningState.maims(fighter, fighter.maims().subList(0, lost));
    }

    private void energy(Fighter fighter, int capacity) {
        int now = within(fighter.rank(Attribute.ENERGY));
        fighter.set(fighter.supplies().withEnergy(fighter.supplies().energy().set(now, capacity)));
    }

    private void layer(Fighter fighter, int which) {
        if (fighter.hasBody()) {
            OpeningState.layer(fighter, which, within(fighter.body().rank(PilotAttribute.WILLPOWER)));
        }
    }

    private int within(int most) {
        return Math.max(0, Math.min(most, value));
    }

    @Override
    public Line line(CenturyState state) {
        return tell(state, unit, " is set to " + value + " " + bar.label());
    }
}
