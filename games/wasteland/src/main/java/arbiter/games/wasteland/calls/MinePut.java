package arbiter.games.wasteland.calls;

import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Mines;
import arbiter.kernel.Audience;
import arbiter.kernel.Line;

/** The gamemaster lays a mine that a side knows of, if there is a side of that name. Ledger: WAS-QUAL-8. */
public record MinePut(Weapon weapon, int zone, String knownTo) implements WastelandEvent {

    @Override
    public void apply(WastelandState state) {
        Mines.put(
                state,
                weapon,
                zone,
                state.units().stream().filter(one -> one.side().equals(knownTo)).toList());
    }

    @Override
    public Audience audience(WastelandState state) {
        return Audience.GAMEMASTER;
    }

    @Override
    public Line line(WastelandState state) {
        return Line.of("A " + weapon.name() + " lies in " + state.battlefield().name(zone));
    }
}
