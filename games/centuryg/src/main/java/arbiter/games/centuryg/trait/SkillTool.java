package arbiter.games.centuryg.trait;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.TraitChoice;
import arbiter.games.centuryg.test.Circumstance;
import arbiter.games.centuryg.test.TestCall;
import java.util.Optional;

/** Equipment for the Skills chosen with it, of use anywhere or only where the gamemaster says so. Ledger: table 3.4. */
public record SkillTool(int advantages, Optional<Circumstance> where) implements PersonTrait {

    @Override
    public boolean worksWith(Optional<TraitChoice> choice) {
        return choice.isPresent();
    }

    @Override
    public int toolAdvantages(TestCall call, TraitInUse own) {
        boolean here = where.isEmpty() || call.is(where.get());
        boolean fits = here
                && call.skill().isPresent()
                && own.chose(EnumWords.of(call.skill().get().skill()));
        return fits ? advantages : 0;
    }
}
