package arbiter.games.centuryg.sheet.build;

import arbiter.games.centuryg.sheet.BossPackage;
import arbiter.games.centuryg.sheet.Build;
import arbiter.games.centuryg.sheet.Handbook;
import arbiter.games.centuryg.sheet.Pilot;
import arbiter.games.centuryg.sheet.Skill;
import arbiter.games.centuryg.sheet.Taken;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitKind;
import arbiter.rulebook.build.Violations;
import java.util.ArrayList;
import java.util.List;

/** The Traits of a person: once each, Specialist ones once for each choice. Ledger: BCG-TRAIT-1, BCG-BOSS-1. */
final class TraitCheck {

    private TraitCheck() {}

    static void run(Build build, Pilot pilot, Handbook book, Violations violations) {
        List<Taken> before = new ArrayList<>();
        int bossTraits = 0;
        for (int i = 0; i < pilot.traits().size(); i++) {
            Taken taken = pilot.traits().get(i);
            Trait trait = taken.trait();
            if (isRepeated(taken, before)) {
                violations.add(
                        Code.TRAIT_TWICE,
                        trait.name() + " is there twice",
                        trait.isSpecialist() ? "choose something else with it" : "take it once",
                        "pilot",
                        "traits",
                        i);
            }
            before.add(taken);
            if (trait.kind() == TraitKind.BOSS) {
                bossTraits++;
                boss(build, trait, bossTraits, i, violations);
            }
            needsTraining(pilot, trait, i, violations);
            TraitChoices.check(pilot, taken, book, i, violations);
        }
    }

    private static boolean isRepeated(Taken taken, List<Taken> before) {
        return taken.trait().isSpecialist()
                ? before.contains(taken)
                : before.stream().anyMatch(other -> other.trait().equals(taken.trait()));
    }

    private static void boss(Build build, Trait trait, int count, int i, Violations violations) {
        if (build.tier() != Tier.BOSS) {
            violations.add(
                    Code.BOSS_TRAIT, trait.name() + " is for Bosses", "take another Trait", "pilot", "traits", i);
            return;
        }
        int most = BossPackage.at(build.powerLevel()).traits();
        if (count > most) {
            violations.add(
                    Code.BOSS_TRAITS_TOO_MANY,
                    trait.name() + " is Boss Trait number " + count,
                    "at Power Level " + build.powerLevel() + " there are " + most,
                    "pilot",
                    "traits",
                    i);
        }
    }

    private static void needsTraining(Pilot pilot, Trait trait, int i, Violations violations) {
        boolean trained =
                trait.skills().isEmpty() || trait.skills().stream().anyMatch(skill -> isTrained(pilot, skill));
        if (!trained) {
            List<String> names = trait.skills().stream().map(Skill::name).toList();
            violations.add(
                    Code.TRAINING_MISSING,
                    trait.name() + " needs training that is not there",
                    "train " + Words.or(names),
                    "pilot",
                    "traits",
                    i);
        }
    }

    static boolean isTrained(Pilot pilot, Skill skill) {
        return pilot.skills().stream().anyMatch(trained -> trained.skill().equals(skill));
    }
}
