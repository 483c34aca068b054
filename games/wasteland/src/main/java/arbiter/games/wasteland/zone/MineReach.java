package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.damage.Damage;
import arbiter.games.wasteland.damage.DamageSource;
import arbiter.games.wasteland.damage.ExtraTargets;
import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.environment.SightDifficulty;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.MineEvents.LookedForMines;
import arbiter.games.wasteland.zone.MineEvents.MineWentOff;
import arbiter.games.wasteland.zone.MineEvents.MinesSpotted;
import arbiter.games.wasteland.zone.Mines.PlacedMine;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import arbiter.kernel.YesNo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Whoever moves in a zone comes within the reach of its mines, unless they know of them. Ledger: WAS-QUAL-8, AMB-59. */
public final class MineReach {

    /** How hard a mine is to see. */
    static final int WELL_HIDDEN = 2;

    private MineReach() {}

    /** Somebody has come into a zone or moved about in it. */
    public static void enter(Play<WastelandState> play, Fighter one) {
        WastelandState state = play.state();
        int zone = one.zone();
        if (state.mines().warned().has(one) && !state.mines().hasLooked(one, zone)) {
            lookOut(play, one, zone);
        }
        int place = 0;
        while (place < state.mines().placed().size() && one.present()) {
            PlacedMine mine = state.mines().placed().get(place);
            if (mine.zone() == zone && (!mine.knownTo().has(one) || stepsIntoIt(play, one, mine))) {
                goOff(play, one, place);
            } else {
                place++;
            }
        }
    }

    /** Once for each zone, whether there are mines or not: nobody knows that beforehand. */
    private static void lookOut(Play<WastelandState> play, Fighter one, int zone) {
        play.emit(new LookedForMines(one.id(), zone));
        Modifiers difficulty = SightDifficulty.of(play.state(), Modifiers.of("hidden", WELL_HIDDEN), one, zone);
        TestAttempt attempt = TestAttempt.of(
                        one, "looking out for mines", Attribute.PERCEPTION, SkillName.SURVIVAL, difficulty)
                .alone();
        if (TestProcedure.resolve(play, attempt).passes()) {
            spot(play, one, zone);
        }
    }

    /** Tells of the mines in a zone that were not known before. */
    static void spot(Play<WastelandState> play, Fighter one, int zone) {
        for (PlacedMine mine : play.state().mines().placed()) {
            if (mine.zone() == zone && !mine.knownTo().has(one)) {
                play.emit(new MinesSpotted(one.id(), zone));
                return;
            }
        }
    }

    /** Ledger: section 5.3, Mine. */
    private static boolean stepsIntoIt(Play<WastelandState> play, Fighter one, PlacedMine mine) {
        return play.choose(Request.one(one.decider(), "move.mine", YesNo.BOTH)
                        .asking(() -> "Does " + one.name() + " step into the reach of the "
                                + mine.weapon().name() + "?")
                        .decidedBy(() -> List.of(Headline.wanted("damage"), Headline.feared("damage to friends")))
                        .otherwise(YesNo.NO)
                        .quietly())
                == YesNo.YES;
    }

    /** No test, all dice and all effects; neither cover nor sneaking counts. Ledger: WAS-COVER-4, WAS-SNEAK-4, WAS-ATK-10. */
    private static void goOff(Play<WastelandState> play, Fighter one, int place) {
        WastelandState state = play.state();
        PlacedMine mine = state.mines().placed().get(place);
        Weapon weapon = mine.weapon();
        play.emit(new MineWentOff(one.id(), place, weapon.name(), mine.zone()));
        List<Hit> hits = new ArrayList<>();
        hits.add(hit(play, one));
        if (weapon.strikesZones()) {
            for (Fighter other : state.units()) {
                if (other != one && other.present() && other.zone() == mine.zone()) {
                    hits.add(hit(play, other));
                }
            }
        }
        boolean debilitating = weapon.qualities().stream().anyMatch(WeaponTrait::debilitates);
        DamageSource source =
                new DamageSource(Optional.empty(), weapon, weapon.effects(), false, mine.zone(), debilitating, false);
        Damage.resolve(play, source, weapon.dice(), hits, ExtraTargets.NONE);
    }

    private static Hit hit(Play<WastelandState> play, Fighter target) {
        return new Hit(target, play.draw("attack.location", target.locationDraw()));
    }
}
