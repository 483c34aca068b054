package arbiter.games.centuryg.trait;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.sheet.TraitChoice;
import java.util.Optional;

/** Attacks with the chosen Skill reach farther. Ledger: range-booster. */
public record RangeBooster(int zones) implements PersonTrait {

    @Override
    public boolean worksWith(Optional<TraitChoice> choice) {
        return choice.isPresent();
    }

    @Override
    public int reach(SkillId skill, TraitInUse own) {
        return own.chose(EnumWords.of(skill)) ? zones : 0;
    }
}
