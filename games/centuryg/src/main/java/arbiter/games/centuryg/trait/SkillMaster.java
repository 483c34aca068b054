package arbiter.games.centuryg.trait;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.TraitChoice;
import arbiter.games.centuryg.test.TestEffort;
import arbiter.games.centuryg.test.TestInProgress;
import java.util.List;
import java.util.Optional;

/** A 10 without rolling, with the chosen Skills. Ledger: skill-master. */
public record SkillMaster() implements PersonTrait {

    @Override
    public boolean worksWith(Optional<TraitChoice> choice) {
        return choice.isPresent();
    }

    @Override
    public void offerEffort(TestInProgress trial, TraitInUse own, List<TestEffort> efforts) {
        boolean master = trial.call()
                .skill()
                .filter(use -> own.chose(EnumWords.of(use.skill())))
                .isPresent();
        if (master && !trial.isPut(own)) {
            efforts.add(TestEffort.of(own, own.entry().name() + ": a 10 without rolling", trial, now -> {}));
        }
    }

    @Override
    public boolean takesTen() {
        return true;
    }
}
