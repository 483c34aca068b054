package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.match.FootProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;

/** A pass makes the target easier to hit for allies, for a Round. Ledger: distraction-move. */
public record DistractionMove(int advantages) implements PersonTrait {

    @Override
    public void onHit(Play<CenturyState> play, Fighter unit, Fighter target) {
        Mark mark = new Mark(
                Mark.Kind.DISTRACTED,
                target.id(),
                unit.id(),
                "",
                advantages,
                play.state().rounds(unit, 1));
        play.emit(new Marked(mark, "is distracted for a Round"));
    }

    @Override
    public double worthAsDeathblow(CenturyState state, Fighter unit, Fighter target, FootProspects prospects) {
        return prospects.help(target, advantages);
    }
}
