package arbiter.games.gladiators.result;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.modifier.effect.Recoil;
import arbiter.games.gladiators.move.Displaced;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import arbiter.space.hex.Hex;
import java.util.ArrayList;
import java.util.List;

/** Recoil: a hit target steps one hex farther away, if a clear hex is there; a result either way. Ledger: GG-MD-44, GG-AMB-72. */
final class DrivingBack {

    private DrivingBack() {}

    static boolean resolve(Play<GladiatorsState> play, PowerStrike strike) {
        if (!strike.use().has(Recoil.class)) {
            return false;
        }
        Gladiator target = strike.target();
        List<HexOption> clear = clear(play.state(), target, PushDirection.origin(strike));
        if (!clear.isEmpty() && target.isInAction()) {
            Hex hex = HexOption.choose(
                    play,
                    strike.user().decider(),
                    "recoil.hex",
                    clear,
                    () -> "Where does " + target.name() + " have to step?");
            play.emit(new Displaced(target.id(), target.position().at(hex), "steps back to"));
        }
        return true;
    }

    private static List<HexOption> clear(GladiatorsState state, Gladiator target, Hex from) {
        List<HexOption> clear = new ArrayList<>();
        int now = from.distance(target.hex());
        for (Hex hex : target.hex().neighbours()) {
            if (from.distance(hex) > now
                    && state.map().contains(hex)
                    && !state.walls().fills(target.position().spot().at(hex))
                    && isEmpty(state, hex)) {
                clear.add(HexOption.of(state, target, hex));
            }
        }
        return clear;
    }

    private static boolean isEmpty(GladiatorsState state, Hex hex) {
        for (Gladiator other : state.units()) {
            if (other.present() && other.hex().equals(hex)) {
                return false;
            }
        }
        return true;
    }
}
