package arbiter.games.narrative.attack;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.vehicle.VehicleAttacks;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.Optional;

/** An attack as an action. Ledger: NAR-ACT-4. */
public record AttackAction(String weapon, AttackSource source, Participant target) implements NarrativeAct {

    @Override
    public String id() {
        return "attack:" + weapon + ":" + target.id();
    }

    @Override
    public String text() {
        return "Attack " + target.name() + " with " + source.name();
    }

    @Override
    public Price price() {
        return Price.ACTION;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        VehicleAttacks.declare(play, one, target); // NAR-VEH-4
        Attack.resolve(
                play, new AttackInProgress(one, target, source, AttackPool.of(play.state(), one, target, source)));
    }
}
