package arbiter.games.capital.attack;

import arbiter.games.capital.check.Contest;
import arbiter.games.capital.unit.CapitalEvent;
import arbiter.games.capital.unit.CapitalState;
import arbiter.kernel.Deed;
import arbiter.kernel.Line;
import arbiter.kernel.Measures;
import java.util.Optional;

/** An Attack came to its result against one target; a tie hits. Ledger: CAP-ATK-3. */
public record AttackRolled(String attacker, String target, String means, Contest contest) implements CapitalEvent {

    @Override
    public void apply(CapitalState state) {}

    @Override
    public Line line(CapitalState state) {
        Line.Builder line = tell(state, attacker)
                .words(" attacks ")
                .unit(target, state.unit(target).name())
                .words(" with " + means + ": ");
        contest.acting().write(line);
        line.words(" against ");
        contest.opposing().write(line);
        return line.words(result()).words(contest.flags()).line();
    }

    private String result() {
        int margin = contest.margin();
        return !contest.succeeds() ? ", misses by " + -margin : margin == 0 ? ", hits exactly" : ", hits by " + margin;
    }

    @Override
    public Optional<Deed> deed() {
        return Optional.of(Deed.against(attacker, target, contest.succeeds()));
    }

    @Override
    public void measure(Measures measures) {
        measures.fact("hit", contest.succeeds());
        measures.number("margin", contest.margin());
        measures.sum(attacker, "attack", contest.acting().modifiers());
        measures.sum(target, "defense", contest.opposing().modifiers());
    }
}
