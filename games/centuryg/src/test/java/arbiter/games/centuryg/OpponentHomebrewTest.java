package arbiter.games.centuryg;

import static arbiter.games.centuryg.Crew.match;
import static arbiter.games.centuryg.Crew.person;
import static arbiter.games.centuryg.Hangar.at;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static arbiter.games.centuryg.Thoughts.hurt;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Catalogue;
import arbiter.content.catalogue.Pack;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.BorrowedGear.UpgradeGained;
import arbiter.games.centuryg.machine.EnergyPayment;
import arbiter.games.centuryg.match.FootProspects;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.power.KnownPower;
import arbiter.games.centuryg.power.PowerTrait;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Placement;
import arbiter.games.centuryg.sheet.Power;
import arbiter.games.centuryg.sheet.PowerList;
import arbiter.games.centuryg.sheet.Trait;
import arbiter.games.centuryg.sheet.TraitKind;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.UpgradeKind;
import arbiter.games.centuryg.trait.PersonTrait;
import arbiter.games.centuryg.trait.TraitInUse;
import arbiter.games.centuryg.trait.TraitUses;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.BeginningUpgrade;
import arbiter.games.centuryg.upgrade.InstalledTrait;
import arbiter.games.centuryg.upgrade.UpgradeItem;
import arbiter.kernel.Play;
import arbiter.rulebook.LedgerEntry;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What nobody told the opponent about: entries of the example pack, and kinds of traits that only this test has. */
class OpponentHomebrewTest {

    private static final Catalogue PACK = CenturyContent.load(Pack.under(Path.of("../../examples/centuryg/homebrew")));

    /** Does nothing but cost a Point. */
    private record Boasting() implements PowerTrait {

        @Override
        public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
            acts.add(power.act(state, owner, () -> "boast", (play, user) -> power.pay(play, user, "")));
        }
    }

    /** Does nothing but cost so much Energy. */
    private record Humming(int energy) implements BeginningUpgrade {

        @Override
        public void offer(CenturyState state, Fighter unit, InstalledTrait<?> self, List<CenturyAct> deeds) {
            if (!state.done().contains(self.id())) {
                deeds.add(UpgradeItem.of(self, "Hum", energy, (play, user) -> use(play, user, self)));
            }
        }

        private void use(Play<CenturyState> play, Fighter unit, InstalledTrait<?> self) {
            EnergyPayment.item(play, unit, self.id(), energy, self.name());
        }
    }

    /** An Action on foot that is worth more than any blow. */
    private record Staring() implements PersonTrait {

        @Override
        public void offerAct(CenturyState state, Fighter unit, TraitInUse own, List<CenturyAct> acts) {
            acts.add(new Stare(own));
        }
    }

    private record Stare(TraitInUse own) implements CenturyAct {

        @Override
        public String id() {
            return own.id();
        }

        @Override
        public String text() {
            return "Stare";
        }

        @Override
        public double worthOnFoot(CenturyState state, Fighter unit, FootProspects prospects) {
            return 50;
        }

        @Override
        public void resolve(Play<CenturyState> play, Fighter unit) {
            TraitUses.use(play, unit, own, Period.SCENE);
        }
    }

    private static CenturyState braggart(int level) {
        Power boast = new Power(
                "boast",
                "Boast",
                PowerList.DEFAULT,
                true,
                false,
                Optional.empty(),
                Optional.of(Power.Once.ROUND),
                List.of(new Boasting()),
                LedgerEntry.Status.AUTOMATED,
                "Talk.");
        return fight(
                mecha("Aska", "2,3").level(level).knows(boast),
                mecha("Vex", "8,3").foe());
    }

    @Test
    void a_power_of_a_new_kind_is_called_once_the_fight_is_tense_but_not_for_the_last_point() {
        assertThat(Thoughts.of(at(braggart(2), 2, "aska"))).contains("turn.action boast");
        assertThat(Thoughts.of(at(braggart(2), 1, "aska"))).doesNotContain("turn.action boast");
        assertThat(Thoughts.of(at(braggart(1), 2, "aska"))).doesNotContain("turn.action boast");
    }

    private static CenturyState hummer(int energy) {
        Upgrade hum = new Upgrade(
                "hum",
                "Hum",
                UpgradeKind.GENERAL,
                5,
                Placement.INTERNAL,
                false,
                Optional.empty(),
                List.of(new Humming(energy)),
                LedgerEntry.Status.AUTOMATED,
                "Hums.");
        CenturyState state = fight(mecha("Aska", "2,3"), mecha("Vex", "8,3").foe());
        new UpgradeGained("aska", new Fitted(hum, Area.CORE, ""), 0).apply(state);
        return at(state, 1, "aska");
    }

    @Test
    void an_upgrade_of_a_new_kind_is_used_if_there_is_energy_for_it() {
        assertThat(Thoughts.of(hummer(1))).contains("beginning.item hum");
        assertThat(Thoughts.of(hummer(50))).contains("beginning.item on").doesNotContain("beginning.item hum");
    }

    @Test
    void a_trait_of_a_new_kind_says_what_its_action_is_worth() {
        Trait stare = new Trait(
                "stare",
                "Stare",
                TraitKind.GENERAL,
                0,
                Optional.empty(),
                List.of(),
                List.of(new Staring()),
                LedgerEntry.Status.AUTOMATED,
                "Stares.");
        CenturyState state = match(
                person("Mara", "hall").has(stare).here(),
                person("Vex", "hall").foe().here());

        assertThat(Thoughts.of(at(state, 1, "mara"))).contains("turn.action stare");
    }

    @Test
    void a_power_of_the_example_pack_is_called_by_whoever_has_lost_their_weapons() {
        CenturyState state = fight(
                mecha("Aska", "2,3")
                        .level(2)
                        .armed("beam-rifle", "beam-saber")
                        .knows(PACK.shelf(Power.class).get("patch-and-run")),
                mecha("Vex", "6,3").foe());
        assertThat(Thoughts.of(at(state.copy(), 2, "aska"))).doesNotContain("call patch-and-run");
        hurt(state, "aska", 4);
        assertThat(Thoughts.of(at(state, 2, "aska"))).contains("call patch-and-run");
    }

    @Test
    void plates_of_the_example_pack_cost_no_more_than_it_takes() {
        assertThat(energy(1)).isEqualTo(1);
        assertThat(energy(2)).isEqualTo(2);
        assertThat(energy(4)).isEqualTo(3);
        assertThat(energy(9)).isEqualTo(3);
    }

    /** What the best answer to an attack costs that hits by so much. */
    private static int energy(int margin) {
        CenturyState state = fight(mecha("Aska", "2,3"));
        Upgrade plates = PACK.shelf(Upgrade.class).get("bramble-plates");
        return IntStream.of(1, 2, 3)
                .mapToObj(energy -> WindowAnswer.of(
                                state.unit("aska"), "plates", () -> "", WindowAnswer.cost("Energy", energy), play -> {})
                        .about(margin)
                        .weighed(plates.traits().get(0)::worthAnswering))
                .max(Comparator.comparingInt(answer -> answer.worth(state)))
                .orElseThrow()
                .price();
    }
}
