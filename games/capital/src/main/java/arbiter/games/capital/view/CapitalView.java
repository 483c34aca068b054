package arbiter.games.capital.view;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Maxima;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Moment;
import arbiter.kernel.View;
import arbiter.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a viewer may see of a combat. */
public final class CapitalView {

    private CapitalView() {}

    public static View of(CapitalState state, Moment moment, Viewer viewer) {
        List<View.Unit> units = new ArrayList<>();
        for (Combatant combatant : state.combatants()) {
            units.add(unit(state, combatant));
        }
        return new View(moment, units, new View.Board("plane", List.of()), List.of());
    }

    private static View.Unit unit(CapitalState state, Combatant combatant) {
        Maxima maxima = combatant.profile().maxima();
        List<View.Bar> bars = new ArrayList<>();
        bars.add(new View.Bar("HP", combatant.hp(), combatant.maxHp()));
        combatant
                .profile()
                .shell()
                .ifPresent(shell ->
                        bars.add(new View.Bar("Armour HP", combatant.care().shellHp(), shell.hitPoints())));
        if (combatant.bond().isEmpty()) { // a Companion shares its owner's
            bars.add(new View.Bar("Energy", combatant.energy(), maxima.energy()));
        }
        if (combatant.isVehicle() && combatant.vehicle().vehicle().ammo() > 0) {
            int full = combatant.vehicle().vehicle().ammo();
            bars.add(new View.Bar("Ammo", combatant.crew().ammo(), full));
        }
        if (maxima.bones() > 0) {
            bars.add(new View.Bar("Bones", combatant.bones(), maxima.bones()));
        }
        List<View.Detail> details = new ArrayList<>();
        for (Attribute attribute : Attribute.values()) {
            details.add(View.Detail.total(attribute.name(), combatant.modifiers(attribute)));
        }
        boolean active = state.acting().filter(acting -> acting == combatant).isPresent();
        return new View.Unit(
                combatant.id(),
                combatant.name(),
                combatant.side(),
                Optional.of(combatant.base().centre().toString()),
                active,
                bars,
                Conditions.of(combatant),
                details);
    }
}
