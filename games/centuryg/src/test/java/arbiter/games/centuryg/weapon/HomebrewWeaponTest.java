package arbiter.games.centuryg.weapon;

import static arbiter.games.centuryg.Drill.act;
import static arbiter.games.centuryg.Drill.tension;
import static arbiter.games.centuryg.Hangar.fight;
import static arbiter.games.centuryg.Hangar.mecha;
import static org.assertj.core.api.Assertions.assertThat;

import arbiter.content.catalogue.Pack;
import arbiter.games.centuryg.CenturyContent;
import arbiter.games.centuryg.attack.Defense;
import arbiter.games.centuryg.damage.Damaged;
import arbiter.games.centuryg.machine.BorrowedGear.GearGained;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.testkit.Scenario;
import arbiter.testkit.StrictScenarios;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Weapons of the example pack, made of traits that the game's own Weapons have, with numbers of their own. */
class HomebrewWeaponTest extends StrictScenarios<CenturyState> {

    private static final List<Pack> PACKS = Pack.under(Path.of("../../examples/centuryg/homebrew"));

    private Scenario<CenturyState> with(String weapon) {
        Weapon homebrew = CenturyContent.load(PACKS).shelf(Weapon.class).get(weapon);
        var play = scenario(fight(
                mecha("Aska", "1,1").speed(0).threshold(10),
                mecha("Vex", "1,1").foe().threshold(10)));
        play.emit(new GearGained("aska", new Mounted(homebrew, Area.ARMS), 0));
        return play;
    }

    @Test
    void a_shield_guards_and_repairs_as_its_entry_says() {
        var play = with("thorn-shield").dice("attack.might", 5);
        play.emit(new Damaged("aska", 3, "before"));

        act(play, "aska", "attack:thorn-shield");

        Fighter aska = play.state().unit("aska");
        assertThat(aska.points()).isEqualTo(39);
        assertThat(Defense.of(play.state(), aska, play.state().unit("vex")).total())
                .isEqualTo(15);
    }

    @Test
    void a_gun_deals_the_tension_again() {
        var play = with("hail-gun").dice("attack.might", 5);
        tension(play, 3);

        act(play, "aska", "attack:hail-gun");

        assertThat(play.log()).contains("Vex takes 3 Damage, 37 left", "Vex takes 3 Damage, 34 left");
    }
}
