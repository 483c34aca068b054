package arbiter.games.wasteland.damage;

import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Line;
import arbiter.kernel.Weight;
import java.util.Optional;

/** The combat dice of an attack came to their result, Vicious included. Ledger: WAS-DMG-2. */
public record DamageRolled(Optional<String> unit, String weapon, int dice, int damage, int effects)
        implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {}

    @Override
    public Line line(WastelandState state) {
        String rolled = dice + " CD come to " + damage + " damage"
                + (effects == 0 ? "" : effects == 1 ? " and an Effect" : " and " + effects + " Effects");
        return unit.map(id -> tell(state, id, "'s " + rolled))
                .orElseGet(() -> Line.of("The " + weapon + "'s " + rolled));
    }

    @Override
    public Weight weight() {
        return Weight.RESULT;
    }
}
