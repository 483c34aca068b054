package arbiter.games.capital.vehicle;

import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/**
 * The Defense Roll of a vehicle: its printed value, or else its operator's Score, and nothing of the operator's
 * Armour, Block or Prone. Ledger: CAP-AMB-25.
 */
public final class VehicleDefense {

    private VehicleDefense() {}

    public static Modifiers modifiers(CapitalState state, Combatant vehicle, Basis asked) {
        Basis basis = vehicle.vehicle().vehicle().defence().orElse(asked);
        return basis.attribute().isPresent()
                ? score(state, vehicle, basis.attribute().get())
                : Modifiers.of("Fixed Score", basis.fixed());
    }

    /** The operator's Score for whatever the vehicle has to roll; nobody at the controls means 0. Ledger: CAP-AMB-24. */
    public static Modifiers score(CapitalState state, Combatant vehicle, Attribute attribute) {
        Optional<String> operator = vehicle.crew().operator();
        return operator.isPresent() ? state.unit(operator.get()).modifiers(attribute) : Modifiers.none();
    }
}
