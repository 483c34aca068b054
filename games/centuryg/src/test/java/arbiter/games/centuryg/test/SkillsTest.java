package arbiter.games.centuryg.test;

import static arbiter.games.centuryg.Crew.CONTENT;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Crew.scene;
import static arbiter.games.centuryg.sheet.PilotAttribute.AWARENESS;
import static arbiter.games.centuryg.sheet.PilotAttribute.CHARM;
import static arbiter.games.centuryg.sheet.PilotAttribute.FITNESS;
import static arbiter.games.centuryg.sheet.PilotAttribute.INTELLECT;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.Crew;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The fifteen Skills that need no Miracle. */
class SkillsTest {

    @Test
    @Ledger({"athletics", "craftsmanship", "combat", "deception", "diplomacy", "BCG-SKILL-1", "BCG-SKILL-3"})
    void skills_of_body_and_talk() {
        trains(SkillId.ATHLETICS, FITNESS, INTELLECT);
        trains(SkillId.CRAFTSMANSHIP, CHARM, INTELLECT, FITNESS);
        trains(SkillId.COMBAT, FITNESS, INTELLECT);
        trains(SkillId.DECEPTION, CHARM, INTELLECT);
        trains(SkillId.DIPLOMACY, CHARM, INTELLECT, FITNESS);
    }

    @Test
    @Ledger({"finesse", "electronics", "humanities", "investigation", "presence", "BCG-SKILL-1", "BCG-SKILL-3"})
    void skills_of_hands_books_and_crowds() {
        trains(SkillId.FINESSE, FITNESS);
        trains(SkillId.ELECTRONICS, INTELLECT, CHARM);
        trains(SkillId.HUMANITIES, INTELLECT);
        trains(SkillId.INVESTIGATION, AWARENESS);
        trains(SkillId.PRESENCE, CHARM, INTELLECT, FITNESS);
    }

    @Test
    @Ledger({"medicine", "sciences", "stealth", "survival", "vehicles", "BCG-SKILL-1", "BCG-SKILL-3"})
    void skills_of_the_sickbed_the_wild_and_the_road() {
        trains(SkillId.MEDICINE, INTELLECT);
        trains(SkillId.SCIENCES, INTELLECT);
        trains(SkillId.STEALTH, FITNESS);
        trains(SkillId.SURVIVAL, INTELLECT, CHARM);
        trains(SkillId.VEHICLES, FITNESS, INTELLECT);
    }

    /** Whoever is trained has an Advantage, a specialist only with the topic, and nobody else. */
    private static void trains(SkillId id, PilotAttribute... attributes) {
        String word = EnumWords.of(id);
        Skill skill = CONTENT.shelf(Skill.class).find(word).orElseThrow();
        String topic = skill.topics().get(0);
        assertThat(skill.attributes()).as(word).containsExactly(attributes);
        assertThat(List.of(skill.cost(), skill.topicCost())).as(word).containsExactly(10, 5);

        TestCall about = TestCall.of("trying", attributes[0]).with(id, topic);
        assertThat(net(person("Mara", "hall").skilled(word), about)).as(word).isEqualTo(1);
        assertThat(net(person("Mara", "hall").skilled(word, topic), about))
                .as(word)
                .isEqualTo(1);
        assertThat(net(
                        person("Mara", "hall").skilled(word, topic),
                        TestCall.of("trying", attributes[0])
                                .with(id, skill.topics().get(1))))
                .as(word)
                .isZero();
        assertThat(net(person("Mara", "hall"), about)).as(word).isZero();
    }

    private static int net(Crew crew, TestCall call) {
        Fighter fighter = crew.here();
        return PilotEdges.of(scene(fighter), new TestInProgress(fighter, call)).net();
    }
}
