package arbiter.games.centuryg.upgrade;

import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Pack;
import arbiter.games.centuryg.Bout;
import arbiter.games.centuryg.CenturyContent;
import arbiter.games.centuryg.Hangar;
import arbiter.games.centuryg.machine.BorrowedGear.UpgradeGained;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Upgrades of the example pack, made of traits that the game's own Upgrades have, with numbers of their own. */
class HomebrewUpgradeTest extends StrictScenarios<CenturyState> {

    private static final List<Pack> PACKS = Pack.under(Path.of("../../examples/centuryg/homebrew"));

    private Scenario<CenturyState> with(String owner, String upgrade, Area area, String choice, Hangar... units) {
        Upgrade homebrew = CenturyContent.load(PACKS).shelf(Upgrade.class).get(upgrade);
        var play = scenario(fight(units));
        play.emit(new UpgradeGained(owner, new Fitted(homebrew, area, choice), 0));
        return play;
    }

    @Test
    void plates_have_the_steps_that_their_entry_names() {
        var play = with(
                        "vex",
                        "bramble-plates",
                        Area.TORSO,
                        "shooting",
                        mecha("Aska", "0,0").speed(0).armed("assault-rifle"),
                        mecha("Vex", "3,0").foe().speed(0))
                .choice("turn.action", "attack:assault-rifle")
                .dice("attack.might", 9)
                .choice("attack.answer", "bramble-plates:7");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log())
                .contains(
                        "Vex spends 3 Energy on Bramble Plates",
                        "Vex uses Bramble Plates: Defense +7 is 17 against 15, now a miss");
    }

    @Test
    void a_strike_is_as_wide_as_its_entry_says() {
        var play = with(
                        "aska",
                        "seed-rain",
                        Area.NONE,
                        "",
                        mecha("Aska", "0,0").speed(0).systems(6),
                        mecha("Vex", "3,0").foe(),
                        mecha("Wolf", "4,0").foe(),
                        mecha("Fox", "5,0").foe())
                .choice("turn.action", "support:seed-rain")
                .choice("support.zone", "3,0");
        Bout.turn(play, "aska");
        Bout.act(play);

        assertThat(play.log()).contains("Aska calls for Seed Rain", "Vex takes 3 Damage, 13 left");
        assertThat(play.state().unit("wolf").points()).isEqualTo(13);
        assertThat(play.state().unit("fox").points()).isEqualTo(16);
    }
}
