package arbiter.games.duel.fight;

import arbiter.dice.Faces;
import arbiter.kernel.Deed;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** An attack came to its result: both rolls with their parts; a tie hits. */
public record AttackRolled(
        String attacker, Faces attackDice, Modifiers attack, String target, Faces defenseDice, Modifiers defense)
        implements DuelEvent {

    public int margin() {
        return attackDice.sum() + attack.total() - defenseDice.sum() - defense.total();
    }

    public boolean hits() {
        return margin() >= 0;
    }

    @Override
    public void apply(DuelState state) {
        Fighter fighter = state.unit(attacker);
        fighter.set(fighter.stance().offBalance(false));
    }

    @Override
    public Line line(DuelState state) {
        return tell(state, attacker)
                .words(" attacks ")
                .unit(target, state.unit(target).name())
                .words(": ")
                .sum(attackDice.toString(), attackDice.sum(), attack)
                .words(" against ")
                .sum(defenseDice.toString(), defenseDice.sum(), defense)
                .words(
                        !hits()
                                ? ", misses by " + -margin()
                                : margin() == 0 ? ", hits exactly" : ", hits by " + margin())
                .line();
    }

    @Override
    public Optional<Deed> deed() {
        return Optional.of(Deed.against(attacker, target, hits()));
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", hits());
        measures.number("margin", margin());
        measures.sum(attacker, "attack", attack);
        measures.sum(target, "defense", defense);
    }
}
