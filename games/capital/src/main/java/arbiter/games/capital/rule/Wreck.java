package arbiter.games.capital.rule;

import arbiter.games.capital.state.Alighted;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.Wrecked;
import arbiter.kernel.Play;

/** A vehicle without hit points: no Critical Condition, no Bones, and its people stand around it. Ledger: CAP-AMB-26. */
final class Wreck {

    private Wreck() {}

    static void resolve(Play<CapitalState> play, Combatant vehicle) {
        play.emit(new Wrecked(vehicle.id()));
        if (vehicle.base().altitude() == 0) { // in the air they stay aboard
            empty(play, vehicle);
        }
    }

    static void empty(Play<CapitalState> play, Combatant vehicle) {
        for (String id : vehicle.crew().aboard()) {
            Combatant unit = play.state().combatant(id);
            play.emit(new Alighted(
                    id, Exits.around(play.state(), unit, vehicle).get(0).at()));
            Movement.slip(play, unit);
        }
    }
}
