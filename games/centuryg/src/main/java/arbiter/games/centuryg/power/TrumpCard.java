package arbiter.games.centuryg.power;

import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.machine.BorrowedGear.GearGained;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** Weapons nobody knew of, until the fight ends. Ledger: trump-card, BCG-AMB-92. */
public record TrumpCard(int weapons) implements PowerTrait {

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

    @Override
    public void inTurn(CenturyState state, Fighter owner, KnownPower power, List<CenturyAct> acts) {
        if (guns(state, owner).size() >= weapons) {
            acts.add(power.act(
                    state,
                    owner,
                    () -> Powers.number(weapons) + " more Weapons for this fight",
                    (play, user) -> bringOut(play, user, power)));
        }
    }

    private void bringOut(Play<CenturyState> play, Fighter user, KnownPower power) {
        List<Gun> chosen = play.chooseSome(Request.some(
                        user.decider(), "power.weapons", guns(play.state(), user), weapons, weapons)
                .asking(() -> "Which " + Powers.number(weapons) + " Weapons does " + user.name() + " bring out?"));
        power.pay(play, user, "");
        for (Gun gun : chosen) { // they sit in no Area, so nothing Maims them
            play.emit(new GearGained(user.id(), new Mounted(gun.weapon(), Area.NONE), 0));
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

    @Override
    public boolean isWantedInTurn(CenturyState state, Fighter unit, SetupPower use, TurnProspects prospects) {
        return prospects.hasLostWeapons() && prospects.threatens();
    }
}
