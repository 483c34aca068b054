package arbiter.games.centuryg.unit;

import arbiter.content.Nearest;
import arbiter.games.centuryg.damage.UnitCondition;
import arbiter.games.centuryg.machine.EnergyCapacity;
import arbiter.games.centuryg.machine.Supplies;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.power.GenrePoints;
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
        THRESHOLD(Fighter.THRESHOLD),
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
            case THRESHOLD -> UnitCondition.adjust(fighter, within(fighter.fullPoints()));
            case ENERGY ->
                Supplies.setEnergy(fighter, within(fighter.rank(Attribute.ENERGY)), EnergyCapacity.of(state, fighter));
            case GP -> GenrePoints.set(fighter, Math.max(0, value));
            case LAYER_1, LAYER_2, LAYER_3 -> layer(fighter, bar.ordinal() - Bar.LAYER_1.ordinal());
        }
    }

    private void layer(Fighter fighter, int which) {
        if (fighter.hasBody()) {
            Body.setLayer(fighter, which, within(fighter.body().rank(PilotAttribute.WILLPOWER)));
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
