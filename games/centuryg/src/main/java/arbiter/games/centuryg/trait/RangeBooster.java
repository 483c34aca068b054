package arbiter.games.centuryg.trait;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.SkillId;

/** Attacks with the chosen Skill reach farther. Ledger: range-booster. */
public record RangeBooster(int zones) implements PersonTrait {

    @Override
    public int reach(SkillId skill, TraitInUse own) {
        return own.chose(EnumWords.of(skill)) ? zones : 0;
    }
}
