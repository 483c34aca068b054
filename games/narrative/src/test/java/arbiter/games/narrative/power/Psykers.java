package arbiter.games.narrative.power;

import static arbiter.games.narrative.Handbooks.BOOK;

import arbiter.games.narrative.Cast;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.sheet.Profile;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.kernel.Play;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Psykers for scenarios, and powers put together for them. */
final class Psykers {

    private Psykers() {}

    /** Telekinesis 2 with Willpower 4, Pyromancy 2 with Agility 3, Discipline 2. */
    static Participant mirelle() {
        return Cast.hero("mirelle-ashe");
    }

    /** Biomancy 2 with Brawn 4, Discipline 2. */
    static Participant vane() {
        return Cast.hero("doctor-vane");
    }

    /** Willpower 3, Presence 4, 2 in all else, with 2 ranks of Discipline and of some discipline. */
    static Participant odane(String discipline) {
        Participant odane = Cast.hero("sister-odane");
        return new Participant("odane", "Odane", "players", with(odane.profile(), discipline, 2));
    }

    /** Telekinesis with Willpower 4 and one rank, as the ledger's example has it. */
    static Participant novice() {
        return new Participant("novice", "Novice", "players", with(mirelle().profile(), "telekinesis", 1));
    }

    /** A nemesis with some discipline; no other skills matter. */
    static Participant adept(String discipline) {
        Participant rogue = Cast.enemy("rogue-psyker", 1);
        return new Participant("adept", "Adept", "enemies", with(rogue.profile(), discipline, 2));
    }

    private static Profile with(Profile profile, String discipline, int ranks) {
        Map<Skill, Integer> skills = new LinkedHashMap<>(profile.skills());
        skills.put(BOOK.skill(discipline), ranks);
        return new Profile(
                profile.kind(),
                profile.members(),
                profile.characteristics(),
                skills,
                profile.groupSkills(),
                profile.soak(),
                profile.reinforced(),
                profile.woundThreshold(),
                profile.strainThreshold(),
                profile.defence(),
                profile.silhouette(),
                profile.weapons(),
                profile.talents(),
                profile.armour(),
                profile.gear(),
                profile.encumbrance(),
                profile.encumbranceThreshold(),
                List.of(),
                profile.vehicle());
    }

    static PowerChoice power(String power, String discipline, String... effects) {
        PowerChoice choice = PowerChoice.of(BOOK.power(power), BOOK.skill(discipline));
        for (String effect : effects) {
            choice = choice.with(BOOK.effect(power + "-" + effect));
        }
        return choice;
    }

    static PowerPlan on(Participant psyker, PowerChoice choice, Participant... targets) {
        return new PowerPlan(psyker, choice, List.of(targets), false);
    }

    /** Manifests it, from the check to the strain. */
    static void manifest(Play<NarrativeState> play, Participant psyker, PowerChoice choice, Participant... targets) {
        choice.power().trait().manifest(play, on(psyker, choice, targets));
    }

    static AttackInProgress attack(NarrativeState state, Participant attacker, Participant target, String weapon) {
        WeaponSource source = WeaponSource.of(attacker, BOOK.weapon(weapon));
        return new AttackInProgress(attacker, target, source, AttackPool.of(state, attacker, target, source));
    }

    static int dice(PowerChoice choice) {
        return choice.dice(TableRules.STANDARD).total();
    }
}
