package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.board.AreaTemplate;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** A power that can follow up, on whom, and the move that it takes to get there. Ledger: GG-FOL-1, GG-FOL-2. */
public record FollowUpOption(
        OwnedPower power,
        PlainPower way,
        Gladiator target,
        Optional<Approach> approach,
        Optional<AreaTemplate> template)
        implements Option {

    @Override
    public String id() {
        String from = approach.isPresent() ? "@" + approach.get().hex() : "";
        String shape = template.isPresent() ? ":" + template.get().shape().word() : "";
        return power.word(way) + ":" + target.id() + shape + from;
    }

    @Override
    public String text() {
        String from = approach.isPresent() ? ", moving " + hexes(approach.get()) : "";
        return power.title(way) + " at " + target.name() + from;
    }

    private static String hexes(Approach approach) {
        return approach.hexes() + (approach.hexes() == 1 ? " hex" : " hexes");
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("hit"), Headline.wanted(target.id() + " hits"));
    }
}
