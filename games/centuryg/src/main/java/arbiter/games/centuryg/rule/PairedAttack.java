package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** A Grunt helps another of its kind. Ledger: BCG-OFF-8, BCG-AMB-67. */
record PairedAttack(Fighter partner) implements Deed {

    static void offer(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.machine().tier() != Tier.GRUNT) {
            return;
        }
        for (Fighter other : state.fighters()) {
            if (other != unit
                    && other.isOut()
                    && !state.enemies(unit, other)
                    && other.machine().equals(unit.machine())
                    && state.distance(unit, other) <= 1
                    && !state.has(Mark.Kind.PAIRED, other)) {
                deeds.add(new PairedAttack(other));
            }
        }
    }

    @Override
    public String id() {
        return "paired-attack:" + partner.id();
    }

    @Override
    public String text() {
        return "Paired Attack with " + partner.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(partner.id()));
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        Mark mark = new Mark(Mark.Kind.PAIRED, partner.id(), unit.id(), "", 2, Clock.turnEnd(partner.id(), 0));
        play.emit(new Marked(mark, "will strike together with " + unit.name()));
    }
}
