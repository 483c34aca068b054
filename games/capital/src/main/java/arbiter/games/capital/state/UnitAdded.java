package arbiter.games.capital.state;

import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.UnitTag;
import arbiter.kernel.Line;
import arbiter.space.plane.Base;
import java.util.Optional;

/**
 * Somebody or something comes in, perhaps as the Companion or vehicle of somebody. Whoever has turns of their own rolls
 * for a place in a running turn order before anything else happens. Ledger: CAP-GEN-1, CAP-AMB-84.
 */
public record UnitAdded(
        String unit, String name, String side, Profile profile, Base base, Optional<String> owner, boolean hidden)
        implements CapitalEvent {

    public UnitAdded(String unit, String name, String side, Profile profile, Base base, Optional<String> owner) {
        this(unit, name, side, profile, base, owner, false);
    }

    /** The same, known to nobody but the gamemaster yet. */
    public UnitAdded inHiding() {
        return new UnitAdded(unit, name, side, profile, base, owner, true);
    }

    @Override
    public void apply(CapitalState state) {
        Combatant newcomer = new Combatant(unit, name, side, profile, base);
        newcomer.held = Hands.atFirst(profile, state.rules());
        if (profile.is(UnitTag.VEHICLE)) {
            newcomer.crew = Crew.of(newcomer.vehicle().vehicle()).ownedBy(owner);
        } else {
            newcomer.bond = owner.map(id -> new Bond(id, false)).orElse(null);
        }
        state.combatants().add(newcomer);
        state.activity.arrange(state);
        if (hidden) {
            new Concealed(unit, true).apply(state);
        }
        if (state.phase != Phase.TURN_ORDER && newcomer.crew == null && newcomer.bond == null) {
            state.activity.arrives(unit);
        }
    }

    @Override
    public Line line(CapitalState state) {
        return CapitalEvent.tell(state, unit, " comes in at " + base.centre());
    }
}
