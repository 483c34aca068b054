package arbiter.games.centuryg.sheet;

import java.util.List;

/** Training in a Skill or Miracle: in all of it, or in the topics named. Ledger: BCG-SKILL-1, BCG-AMB-17. */
public record Trained(Skill skill, List<String> topics) {

    public boolean isGeneral() {
        return topics.isEmpty();
    }

    public int cost() {
        return isGeneral() ? skill.cost() : topics.size() * skill.topicCost();
    }
}
