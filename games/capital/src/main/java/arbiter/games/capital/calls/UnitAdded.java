package arbiter.games.capital.calls;

import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.games.capital.turn.CompanionBond;
import arbiter.games.capital.turn.Phase;
import arbiter.games.capital.turn.TurnSequence;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.games.capital.vehicle.VehicleCrew;
import arbiter.games.capital.view.Whereabouts;
import arbiter.kernel.Line;
import arbiter.space.plane.Base;
import arbiter.tabletop.unit.Emblem;
import java.util.Optional;

/**
 * Somebody or something comes in, perhaps as the Companion or vehicle of somebody. Whoever has turns of their own rolls
 * for a place in a running turn order before anything else happens. Ledger: CAP-GEN-1, CAP-AMB-84.
 */
public record UnitAdded(
        String unit,
        String name,
        String side,
        Profile profile,
        Base base,
        Optional<String> owner,
        boolean hidden,
        Optional<Emblem> emblem)
        implements CapitalEvent {

    public UnitAdded(String unit, String name, String side, Profile profile, Base base, Optional<String> owner) {
        this(unit, name, side, profile, base, owner, false, Optional.empty());
    }

    /** The same, known to nobody but the gamemaster yet. */
    public UnitAdded inHiding() {
        return new UnitAdded(unit, name, side, profile, base, owner, true, emblem);
    }

    /** The same with a token that bears what a file says. */
    public UnitAdded bearing(Optional<Emblem> drawing) {
        return new UnitAdded(unit, name, side, profile, base, owner, hidden, drawing);
    }

    @Override
    public void apply(CapitalState state) {
        Combatant newcomer = new Combatant(unit, name, side, profile, base, state.rules());
        if (profile.is(UnitTag.VEHICLE)) {
            VehicleCrew.man(newcomer, owner);
        } else {
            owner.ifPresent(id -> CompanionBond.tie(newcomer, id));
        }
        newcomer.hide(hidden);
        newcomer.bear(emblem);
        state.join(newcomer);
        TurnSequence.arrange(state);
        if (state.phase() != Phase.TURN_ORDER
                && !newcomer.isVehicle()
                && newcomer.bond().isEmpty()) {
            TurnSequence.arrives(state, unit);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return tell(state, unit, " comes in" + Whereabouts.by(state, state.unit(unit), base));
    }
}
