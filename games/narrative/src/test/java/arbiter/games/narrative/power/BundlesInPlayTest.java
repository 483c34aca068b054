package arbiter.games.narrative.power;

import static arbiter.games.narrative.Cast.enemy;
import static arbiter.games.narrative.Cast.hero;
import static arbiter.games.narrative.Cast.scenario;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.narrative.Handbooks;
import arbiter.games.narrative.damage.Wounded;
import arbiter.games.narrative.injury.CriticalInjuries;
import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.build.Profiles;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.kernel.Modifiers;
import arbiter.space.band.Band;
import arbiter.testkit.Ledger;
import arbiter.testkit.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A psyker with 3 in every characteristic and 2 ranks in every discipline manifests what is ready, with two successes. */
class BundlesInPlayTest {

    private static final String SHEET = """
        kind: narrative-character
        name: Adept
        characteristics: {brawn: 3, agility: 3, intellect: 3, cunning: 3, willpower: 3, presence: 3}
        skills: {biomancy: 2, divination: 2, pyromancy: 2, telekinesis: 2, telepathy: 2, discipline: 2}
        """;

    private final Participant adept = new Participant(
            "adept",
            "Adept",
            "players",
            Profiles.of(Build.format(Handbooks.BOOK.content())
                    .read(Source.text("adept.yaml", SHEET))
                    .build()));

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        attack-plain | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 1D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-blast | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 2D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-deadly | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 2D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-impact | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 2D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-burst | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 3D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-burning | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 2D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-leech | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 3D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-stunning | Adept rolls Attack through Biomancy against Line trooper, 2P 1A vs 2D: success, 2 successes; Line trooper is hit by Attack through Biomancy: +6 twice Brawn +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        attack-push | Adept rolls Attack through Telekinesis against Line trooper, 2P 1A vs 2D: success, 2 successes; Line trooper is hit by Attack through Telekinesis: +6 twice Willpower +2 net successes -4 soak = 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        augment-plain | Adept rolls Augment through Biomancy, 2P 1A vs 2D: success, 2 successes; Adept is under Augment of Adept; Adept suffers 2 strain, 2 of 13
        augment-haste | Adept rolls Augment through Biomancy, 2P 1A vs 3D: success, 2 successes; Adept is under Augment with Haste of Adept; Adept suffers 2 strain, 2 of 13
        augment-fortitude | Adept rolls Augment through Biomancy, 2P 1A vs 3D: success, 2 successes; Adept is under Augment with Inhuman Fortitude of Adept; Adept suffers 2 strain, 2 of 13
        augment-fearless | Adept rolls Augment through Telepathy, 2P 1A vs 3D: success, 2 successes; Adept is under Augment with Know No Fear of Adept; Adept suffers 2 strain, 2 of 13
        augury-plain | Adept rolls Augury through Divination, 2P 1A vs 1D: success, 2 successes; Adept has 1 boost die on its next check; Adept suffers 2 strain, 2 of 13
        augury-precognition | Adept rolls Augury through Divination, 2P 1A vs 1D: success, 2 successes; Adept foresees the next fight: 2 successes on its initiative; Adept suffers 2 strain, 2 of 13
        augury-cheat-death | Adept rolls Augury through Divination, 2P 1A vs 4D: success, 2 successes; Adept has 1 boost die on its next check; Adept foresees a fall, which a Story Point can undo; Adept suffers 2 strain, 2 of 13
        barrier-plain | Adept rolls Barrier through Pyromancy, 2P 1A vs 1D: success, 2 successes; Adept is under Barrier of Adept; Adept suffers 2 strain, 2 of 13
        barrier-defence | Adept rolls Barrier through Pyromancy, 2P 1A vs 3D: success, 2 successes; Adept is under Barrier with Add Defence of Adept; Adept suffers 2 strain, 2 of 13
        barrier-full | Adept rolls Barrier through Pyromancy, 2P 1A vs 3D: success, 2 successes; Adept is under Barrier with Empowered of Adept; Adept suffers 2 strain, 2 of 13
        barrier-flames | Adept rolls Barrier through Pyromancy, 2P 1A vs 3D: success, 2 successes; Adept is under Barrier with Flame Wall of Adept; Adept suffers 2 strain, 2 of 13
        barrier-redirection | Adept rolls Barrier through Telekinesis, 2P 1A vs 3D: success, 2 successes; Adept is under Barrier with Redirection of Adept; Adept suffers 2 strain, 2 of 13
        compel-plain | Adept rolls Compel through Telepathy, 2P 1A vs 2D: success, 2 successes; Line trooper suffers 2 wounds, 2 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        compel-strong | Adept rolls Compel through Telepathy, 2P 1A vs 4D: success, 2 successes; Line trooper suffers 4 wounds, 4 of 15, 3 standing; Adept suffers 2 strain, 2 of 13
        compel-compulsion | Adept rolls Compel through Telepathy, 2P 1A vs 4D: success, 2 successes; Line trooper suffers 2 wounds, 2 of 15, 3 standing; Line trooper helps Adept in its next turn; Adept suffers 2 strain, 2 of 13
        compel-dominate | Adept rolls Compel through Telepathy, 2P 1A vs 5D: success, 2 successes; Line trooper suffers 2 wounds, 2 of 15, 3 standing; Line trooper obeys Adept in its next turn; Adept suffers 2 strain, 2 of 13
        curse-plain | Adept rolls Curse through Divination, 2P 1A vs 2D: success, 2 successes; Line trooper is under Curse of Adept; Adept suffers 2 strain, 2 of 13
        curse-misfortune | Adept rolls Curse through Divination, 2P 1A vs 3D: success, 2 successes; Line trooper is under Curse with Misfortune of Adept; Adept suffers 2 strain, 2 of 13
        curse-doom | Adept rolls Curse through Divination, 2P 1A vs 4D: success, 2 successes; Line trooper is under Curse with Doom of Adept; Adept suffers 2 strain, 2 of 13
        curse-blinded | Adept rolls Curse through Pyromancy, 2P 1A vs 4D: success, 2 successes; Line trooper is under Curse with Blinded of Adept; Adept suffers 2 strain, 2 of 13
        curse-heat | Adept rolls Curse through Pyromancy, 2P 1A vs 4D: success, 2 successes; Line trooper is under Curse with Sweltering Heat of Adept; Adept suffers 2 strain, 2 of 13
        curse-paralyzed | Adept rolls Curse through Pyromancy, 2P 1A vs 5D: success, 2 successes; Line trooper is under Curse with Paralyzed of Adept; Adept suffers 2 strain, 2 of 13
        dispel-plain | Adept rolls Dispel through Pyromancy, 2P 1A vs 3D: success, 2 successes; Rogue psyker is no longer under Barrier; Adept suffers 2 strain, 2 of 13
        manipulate-plain | Adept rolls Manipulate through Telekinesis, 2P 1A vs 2D: success, 2 successes; Line trooper is under Manipulate of Adept; Line trooper goes farther from Adept, to medium range; Adept suffers 2 strain, 2 of 13
        manipulate-stasis | Adept rolls Manipulate through Telekinesis, 2P 1A vs 4D: success, 2 successes; Line trooper is under Manipulate with Stasis of Adept; Line trooper goes farther from Adept, to medium range; Adept suffers 2 strain, 2 of 13
        manipulate-enhanced-stasis | Adept rolls Manipulate through Telekinesis, 2P 1A vs 5D: success, 2 successes; Line trooper is under Manipulate with Enhanced Stasis of Adept; Line trooper goes farther from Adept, to medium range; Adept suffers 2 strain, 2 of 13
        heal-plain | Adept rolls Heal through Biomancy, 2P 1A vs 2D: success, 2 successes; Brann recovers 2 wounds, 3 left; Adept suffers 2 strain, 2 of 13
        heal-restoration | Adept rolls Heal through Biomancy, 2P 1A vs 4D: success, 2 successes; Brann recovers 2 wounds, 3 left; Adept suffers 2 strain, 2 of 13
        heal-critical | Adept rolls Heal through Biomancy, 2P 1A vs 5D: success, 2 successes; Brann recovers 2 wounds, 3 left; Brann is healed of Minor Nick; Adept suffers 2 strain, 2 of 13
        """)
    @Ledger({
        "bundle-attack-plain",
        "bundle-attack-blast",
        "bundle-attack-deadly",
        "bundle-attack-impact",
        "bundle-attack-burst",
        "bundle-attack-burning",
        "bundle-attack-leech",
        "bundle-attack-stunning",
        "bundle-attack-push",
        "bundle-augment-plain",
        "bundle-augment-haste",
        "bundle-augment-fortitude",
        "bundle-augment-fearless",
        "bundle-augury-plain",
        "bundle-augury-precognition",
        "bundle-augury-cheat-death",
        "bundle-barrier-plain",
        "bundle-barrier-defence",
        "bundle-barrier-full",
        "bundle-barrier-flames",
        "bundle-barrier-redirection",
        "bundle-compel-plain",
        "bundle-compel-strong",
        "bundle-compel-compulsion",
        "bundle-compel-dominate",
        "bundle-curse-plain",
        "bundle-curse-misfortune",
        "bundle-curse-doom",
        "bundle-curse-blinded",
        "bundle-curse-heat",
        "bundle-curse-paralyzed",
        "bundle-dispel-plain",
        "bundle-manipulate-plain",
        "bundle-manipulate-stasis",
        "bundle-manipulate-enhanced-stasis",
        "bundle-heal-plain",
        "bundle-heal-restoration",
        "bundle-heal-critical"
    })
    void every_bundle_is_manifested(String bundle, String told) {
        Participant brann = hero("brann-okar");
        Participant enemy = bundle.startsWith("dispel") ? enemy("rogue-psyker", 1) : enemy("line-trooper", 3);
        Scenario<NarrativeState> play = scenario(Band.SHORT, adept, brann, enemy);
        play.emit(new Wounded("brann-okar", 5));
        play.dice("injury.roll", 13);
        CriticalInjuries.inflict(play, brann, Modifiers.none(), Optional.empty());
        if (bundle.startsWith("dispel")) {
            play.dice("check.roll", 4, 1, 1, 1);
            Psykers.manifest(play, enemy, Psykers.power("barrier", "pyromancy"), enemy);
        }
        int before = play.log().size();
        NarrativeAct act = act(play.state(), "manifest:" + bundle);
        play.dice("check.roll", faces(act.costs().get(0).amount()));

        if (bundle.equals("compel-compulsion")) {
            play.choice("power.compulsion", "help");
        }
        if (bundle.startsWith("manipulate")) {
            play.choice("power.move", "farther:adept");
        }

        act.resolve(play, adept);

        play.allUsed();
        assertThat(String.join("; ", play.log().subList(before, play.log().size())))
                .isEqualTo(told);
    }

    private NarrativeAct act(NarrativeState state, String id) {
        List<NarrativeAct> acts = new ArrayList<>();
        PowerActs.offer(state, adept, acts::add);
        return acts.stream()
                .filter(act -> act.id().split("\\+")[0].equals(id))
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " is not offered"));
    }

    /** Two successes on the first of 2P 1A, and nothing on the others. */
    private static int[] faces(int difficulty) {
        int[] faces = new int[3 + difficulty];
        Arrays.fill(faces, 1);
        faces[0] = 4;
        return faces;
    }
}
