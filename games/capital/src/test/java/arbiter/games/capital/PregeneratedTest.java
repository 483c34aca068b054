package arbiter.games.capital;

import static arbiter.games.capital.Characters.BOOK;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.yaml.Source;
import arbiter.games.capital.sheet.Adversary;
import arbiter.games.capital.sheet.Build;
import arbiter.games.capital.sheet.CharacterClass;
import arbiter.games.capital.sheet.LevelChoices;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.SignatureKind;
import arbiter.games.capital.sheet.Vehicle;
import arbiter.kernel.Viewer;
import arbiter.rulebook.Situation;
import arbiter.testkit.CharactersContract;
import arbiter.testkit.Ledger;
import java.util.List;
import org.junit.jupiter.api.Test;

class PregeneratedTest extends CharactersContract {

    PregeneratedTest() {
        super(Tables.BOOK);
    }

    @Override
    protected String fileName(Source file) {
        Build build = build(file);
        return build.id() + "-" + build.level();
    }

    @Test
    @Ledger({"lancer", "scout", "tank", "sentinel", "healer", "captain"})
    void there_is_one_person_of_each_class_at_levels_one_five_and_nine() {
        List<Build> builds = builds();

        assertThat(builds).hasSize(18);
        for (CharacterClass role : BOOK.classes()) {
            List<Build> grown =
                    builds.stream().filter(build -> build.role().equals(role)).toList();
            assertThat(grown).extracting(Build::level).containsExactly(1, 5, 9);
            assertThat(grown).extracting(Build::name).containsOnly(grown.get(0).name());
            assertThat(grown.get(2).levels()).startsWith(grown.get(1).levels().toArray(LevelChoices[]::new));
        }
    }

    @Test
    void a_character_bears_the_emblem_of_its_file_unless_the_situation_says_otherwise() {
        Source file = files().get(0);
        String units = """
            game: capital
            round: 1
            units:
              - {character: one.yaml, name: One, at: "0,0"}
              - {character: one.yaml, name: Other, at: "3,0", emblem: fox}
            """;
        Situation situation = Situation.read(
                Source.text("table.yaml", units), path -> Source.text(path, file.read() + "\nemblem: crown\n"));

        assertThat(Tables.BOOK
                        .game()
                        .view(situation.start(Tables.BOOK), Viewer.GAMEMASTER)
                        .units())
                .extracting(unit -> unit.emblem().orElseThrow())
                .containsExactly("crown", "fox");
    }

    @Test
    void every_kind_of_signature_is_there() {
        assertThat(builds().stream().map(build -> build.signature().kinds().get(0)))
                .contains(SignatureKind.values());
    }

    @Test
    @Ledger("CAP-AMB-12")
    void adversaries_are_units_of_our_own_with_what_play_needs() {
        List<Adversary> adversaries = BOOK.content().shelf(Adversary.class).all();

        assertThat(adversaries).hasSize(8);
        Profile raider = profile("gutter-raider");
        assertThat(raider.maxima().energy()).isEqualTo(6);
        assertThat(raider.maxima().bones()).isZero();
        Profile warden = profile("warden-of-nine");
        assertThat(warden.bossfight()).isEqualTo(1);
        assertThat(warden.hands()).isEqualTo(4);
        assertThat(warden.rerolls().aim()).isEqualTo(1);
        assertThat(warden.weapons()).allMatch(armed -> armed.trained());
    }

    @Test
    void three_vehicles_of_our_own_are_for_everybody() {
        List<Vehicle> own = BOOK.vehicles().stream()
                .filter(vehicle -> !vehicle.isSignature())
                .toList();

        assertThat(own).extracting(Vehicle::id).containsExactly("dust-skimmer", "cargo-walker", "lamplighter");
        assertThat(own).allMatch(vehicle -> vehicle.price().isPresent());
    }

    private static Profile profile(String id) {
        return BOOK.content().get(Adversary.class, id).profile(BOOK);
    }

    private List<Build> builds() {
        return files().stream().map(PregeneratedTest::build).toList();
    }

    private static Build build(Source file) {
        return Build.format(BOOK.content()).read(file).build();
    }
}
