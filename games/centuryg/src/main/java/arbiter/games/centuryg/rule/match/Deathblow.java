package arbiter.games.centuryg.rule.match;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.rule.person.Sway;
import arbiter.games.centuryg.rule.person.Traits;
import arbiter.games.centuryg.sheet.TraitId;
import arbiter.games.centuryg.state.Fighter;
import arbiter.kernel.Option;
import java.util.Optional;

/** A Deathblow to name for an attack on that target, or none, and the Disadvantages it brings by now. Ledger: BCG-DB-2. */
public record Deathblow(Optional<TraitId> blow, int worse, Fighter target) implements Option {

    static Deathblow none(Fighter target) {
        return new Deathblow(Optional.empty(), 0, target);
    }

    @Override
    public String id() {
        return blow.map(EnumWords::of).orElse("none");
    }

    @Override
    public String text() {
        String name = blow.map(Traits::name).orElse("No more Deathblows");
        return worse == 0 ? name : name + ", " + Sway.disadvantages(worse);
    }

    @Override
    public boolean declines() {
        return blow.isEmpty();
    }
}
