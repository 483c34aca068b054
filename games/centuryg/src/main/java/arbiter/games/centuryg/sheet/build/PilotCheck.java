package arbiter.games.centuryg.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.sheet.BossPackage;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.PilotAttribute;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Theme;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trained;
import arbiter.rulebook.build.Violations;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Points, Skills and Themes of a person. Ledger: BCG-CP-1, BCG-SKILL-1, BCG-THEME-1, BCG-TIER-1, BCG-AMB-106. */
final class PilotCheck {

    private static final int GRUNT_CAP = 50;

    private PilotCheck() {}

    static void run(Build build, Pilot pilot, Violations violations) {
        for (Map.Entry<PilotAttribute, Integer> rank : pilot.attributes().entrySet()) {
            if (rank.getValue() < 0) {
                violations.add(
                        Code.RANK_NEGATIVE,
                        Words.title(rank.getKey()) + " is below 0",
                        "0 is the lowest Rank",
                        "pilot",
                        "attributes",
                        EnumWords.of(rank.getKey()));
            }
        }
        points(build, Spending.of(build, pilot), violations);
        skills(pilot, violations);
        themes(build, pilot, violations);
    }

    private static void points(Build build, Spending cp, Violations violations) {
        if (cp.left() < 0) {
            violations.add(
                    Code.CP_OVERSPENT,
                    cp.spent() + " CP are spent of " + cp.budget().total() + " (" + cp.budget() + ")",
                    "spend " + -cp.left() + " less",
                    "pilot");
        }
        if (build.tier() == Tier.GRUNT && cp.others().total() > GRUNT_CAP) {
            violations.add(
                    Code.GRUNT_SKILLS,
                    cp.others().total() + " CP are in Skills and Traits",
                    "a Grunt has at most " + GRUNT_CAP + " there",
                    "pilot");
        }
        if (build.tier() == Tier.BOSS) {
            boss(BossPackage.at(build.powerLevel()), cp, violations);
        }
    }

    /** What comes with XP is for Attributes, what comes with the package for the rest. */
    private static void boss(BossPackage pack, Spending cp, Violations violations) {
        int forAttributes = cp.budget().total() - pack.skillPoints();
        if (cp.attributes().total() > forAttributes) {
            violations.add(
                    Code.CP_ON_ATTRIBUTES,
                    cp.attributes().total() + " CP are in Attributes",
                    "at most " + forAttributes + " may be; the package is for Skills and Traits",
                    "pilot",
                    "attributes");
        }
        int forOthers = cp.budget().parts().get(0).value() + pack.skillPoints();
        if (cp.others().total() > forOthers) {
            violations.add(
                    Code.CP_ON_SKILLS,
                    cp.others().total() + " CP are in Skills and Traits",
                    "at most " + forOthers + " may be; those of the Power Level are for Attributes",
                    "pilot",
                    "skills");
        }
    }

    private static void skills(Pilot pilot, Violations violations) {
        Set<Skill> known = new HashSet<>();
        for (int i = 0; i < pilot.skills().size(); i++) {
            Trained trained = pilot.skills().get(i);
            if (!known.add(trained.skill())) {
                violations.add(
                        Code.SKILL_TWICE,
                        trained.skill().name() + " is there twice",
                        "train all of it once, or list its topics together",
                        "pilot",
                        "skills",
                        i);
            }
            if (new HashSet<>(trained.topics()).size() < trained.topics().size()) {
                violations.add(
                        Code.TOPIC_TWICE,
                        "a topic of " + trained.skill().name() + " is there twice",
                        "name each topic once",
                        "pilot",
                        "skills",
                        i,
                        "topics");
            }
        }
    }

    private static void themes(Build build, Pilot pilot, Violations violations) {
        if (build.tier() != Tier.PC) {
            if (!pilot.themes().isEmpty()) {
                violations.add(Code.THEME_NOT_ALLOWED, "only PCs have Themes", "leave 'themes' out", "pilot", "themes");
            }
            return;
        }
        for (Theme.Kind kind : Theme.Kind.values()) {
            if (pilot.themes().getOrDefault(kind, "").isBlank()) {
                violations.add(
                        Code.THEME_MISSING,
                        "there is no " + Words.title(kind),
                        "every PC has a Reason, a Typecast and a Bane",
                        "pilot",
                        "themes");
            }
        }
    }
}
