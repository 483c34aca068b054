package arbiter.games.narrative.catalogue;

import static arbiter.games.narrative.Handbooks.BOOK;

import arbiter.content.yaml.Source;
import arbiter.games.narrative.Rolls;
import arbiter.games.narrative.attack.Attack;
import arbiter.games.narrative.attack.AttackInProgress;
import arbiter.games.narrative.attack.AttackPool;
import arbiter.games.narrative.attack.AttackSource;
import arbiter.games.narrative.attack.WeaponSource;
import arbiter.games.narrative.check.CheckDice;
import arbiter.games.narrative.check.CheckInProgress;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.build.Profiles;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.testkit.Scenario;
import java.util.Arrays;
import java.util.regex.Pattern;

/** What the tests of the catalogue share: somebody made to measure, and rolls with two successes and nothing else. */
final class InPlay {

    private static final Pattern DICE = Pattern.compile("(\\d+)[PABDCS]\\b");

    private InPlay() {}

    /** A character with these keys of its sheet. */
    static Participant made(String... keys) {
        String numbers = keys[0].startsWith("characteristics") ? "" : "characteristics: {brawn: 2}\n";
        String sheet = "kind: narrative-character\nname: Made\n" + numbers + String.join("\n", keys) + "\n";
        Build build = Build.format(BOOK.content())
                .read(Source.text("made.yaml", sheet))
                .build();
        return new Participant("made", "Made", "players", Profiles.of(build));
    }

    /** The first die shows two successes, all others are blank. */
    static void twoSuccesses(Scenario<NarrativeState> play, CheckInProgress check) {
        CheckDice.add(play.state(), check);
        play.dice("check.roll", faces(check.plan().assemble().toString()));
    }

    /** With something that its user carries, or with bare hands. */
    static AttackInProgress attack(NarrativeState state, Participant one, Participant target, String weapon) {
        if (one.gear().has(weapon)) {
            return Rolls.attack(state, one, target, weapon);
        }
        AttackSource hands = WeaponSource.of(one, BOOK.weapon(weapon));
        return new AttackInProgress(one, target, hands, AttackPool.of(state, one, target, hands));
    }

    static void strike(Scenario<NarrativeState> play, Participant one, Participant target, String weapon) {
        Attack.resolve(play, attack(play.state(), one, target, weapon));
    }

    static int[] faces(String pool) {
        int dice = DICE.matcher(pool)
                .results()
                .map(group -> group.group(1))
                .mapToInt(Integer::parseInt)
                .sum();
        int[] faces = new int[dice];
        Arrays.fill(faces, 1);
        faces[0] = 4;
        return faces;
    }
}
