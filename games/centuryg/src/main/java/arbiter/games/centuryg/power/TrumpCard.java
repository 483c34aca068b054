package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.machine.BorrowedGear.GearGained;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Two Weapons nobody knew of, until the fight ends. Ledger: trump-card, BCG-AMB-92. */
public final class TrumpCard {

    private static final int WEAPONS = 2;

    private TrumpCard() {}

    /** A Weapon to choose. */
    public record Gun(Weapon weapon) implements Option {

        @Override
        public String id() {
            return weapon.id();
        }

        @Override
        public String text() {
            return weapon.name() + ": " + weapon.text();
        }
    }

    static void offer(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (Powers.oncePerFight(state, unit, PowerId.TRUMP_CARD)
                && guns(state, unit).size() >= WEAPONS) {
            deeds.add(SetupPower.of(
                    state, unit, PowerId.TRUMP_CARD, "two more Weapons for this fight", (play, user) -> {
                        List<Gun> chosen = play.chooseSome(Request.some(
                                        user.decider(), "power.weapons", guns(play.state(), user), WEAPONS, WEAPONS)
                                .asking(() -> "Which two Weapons does " + user.name() + " bring out?"));
                        Powers.pay(play, user, PowerId.TRUMP_CARD, "");
                        for (Gun gun : chosen) { // they sit in no Area, so nothing Maims them
                            play.emit(new GearGained(user.id(), new Mounted(gun.weapon(), Area.NONE), 0));
                        }
                    }));
        }
    }

    /** Weapons for sale that the Unit does not have. */
    public static List<Gun> guns(CenturyState state, Fighter unit) {
        Fighter whole = ActingPilot.body(state, unit);
        List<Gun> guns = new ArrayList<>();
        for (Weapon weapon : state.armory().weapons()) {
            if (weapon.make() == Weapon.Make.BOUGHT && !has(whole, weapon)) {
                guns.add(new Gun(weapon));
            }
        }
        return guns;
    }

    private static boolean has(Fighter unit, Weapon weapon) {
        for (Mounted mounted : unit.weapons()) {
            if (mounted.weapon().id().equals(weapon.id())) {
                return true;
            }
        }
        return false;
    }
}
