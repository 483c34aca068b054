package arbiter.games.narrative.attack;

import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** An attack with two weapons as an action; the first is the primary one. Ledger: NAR-SIT-5. */
public record TwoWeaponAction(
        String weapon, AttackSource primary, String other, AttackSource second, Participant target)
        implements NarrativeAct {

    @Override
    public String id() {
        return "two-weapons:" + weapon + ":" + other + ":" + target.id();
    }

    @Override
    public String text() {
        return "Attack " + target.name() + " with " + primary.name() + " and " + second.name();
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
    public List<Headline> headlines() {
        return AttackAction.HEADLINES;
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant one) {
        Attack.resolve(play, () -> declared(play.state(), one));
    }

    /** The attack as it would be made, before anything is asked or rolled. */
    public AttackInProgress declared(NarrativeState state, Participant one) {
        return new AttackInProgress(one, target, primary, TwoWeapons.pool(state, one, target, primary, second))
                .withSecond(second);
    }
}
