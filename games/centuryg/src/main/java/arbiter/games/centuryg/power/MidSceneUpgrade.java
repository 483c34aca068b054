package arbiter.games.centuryg.power;

import arbiter.content.yaml.EnumWords;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.machine.BorrowedGear.GearGained;
import arbiter.games.centuryg.machine.BorrowedGear.UpgradeGained;
import arbiter.games.centuryg.sheet.Area;
import arbiter.games.centuryg.sheet.Choosing;
import arbiter.games.centuryg.sheet.Fitted;
import arbiter.games.centuryg.sheet.Mounted;
import arbiter.games.centuryg.sheet.Placement;
import arbiter.games.centuryg.sheet.Tier;
import arbiter.games.centuryg.sheet.Upgrade;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.sheet.Weapon;
import arbiter.games.centuryg.turn.ItemDone;
import arbiter.games.centuryg.turn.TurnProspects;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.upgrade.UpgradeTrait;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** New gear in the middle of a fight, on credit. Ledger: mid-scene-upgrade, BCG-AMB-92. */
public record MidSceneUpgrade() implements PowerTrait {

    private static final int WEAPON_PRICE = 5;

    /** A piece of gear, and what is chosen with it. */
    private record Gear(String id, String text, int price, Optional<Weapon> weapon, Optional<Upgrade> upgrade)
            implements Option {

        String choice() {
            return id.contains(":") ? id.substring(id.indexOf(':') + 1) : "";
        }
    }

    /** Where to put it. */
    private record Slot(Area mount) implements Option {

        @Override
        public String id() {
            return EnumWords.of(mount);
        }

        @Override
        public String text() {
            return "In the " + id();
        }
    }

    /** PCs and Rivals only: Bosses have no use for regular gear. */
    @Override
    public void unasked(CenturyState state, Fighter owner, KnownPower power, List<WindowAnswer> answers) {
        if (owner.machine().tier() != Tier.BOSS && !gear(state, owner).isEmpty()) {
            answers.add(WindowAnswer.of(
                    owner,
                    power.id(),
                    () -> power.name() + ": new gear, to be paid after the fight",
                    Powers.costs(state, owner),
                    play -> resolve(play, owner, power)));
        }
    }

    private static void resolve(Play<CenturyState> play, Fighter owner, KnownPower power) {
        Gear gear = play.choose(Request.one(owner.decider(), "power.gear", gear(play.state(), owner))
                .asking(() -> "What does " + owner.name() + " get?"));
        boolean vetoed = play.confirm(
                Decider.GAMEMASTER,
                "power.veto",
                () -> "Forbid " + gear.text() + " because " + owner.name() + " could never afford it?");
        if (vetoed) {
            play.emit(new ItemDone(owner.id(), power.id()));
            return;
        }
        power.pay(play, owner, gear.id());
        boolean external = gear.weapon().isPresent()
                || gear.upgrade()
                        .filter(upgrade -> upgrade.placement() == Placement.EXTERNAL)
                        .isPresent();
        boolean internal = gear.upgrade()
                .filter(upgrade -> upgrade.placement() == Placement.INTERNAL)
                .isPresent();
        Area area = external ? slot(play, owner) : internal ? Area.CORE : Area.NONE;
        gear.weapon()
                .ifPresent(weapon -> play.emit(new GearGained(owner.id(), new Mounted(weapon, area), gear.price())));
        gear.upgrade()
                .ifPresent(upgrade -> play.emit(
                        new UpgradeGained(owner.id(), new Fitted(upgrade, area, gear.choice()), gear.price())));
    }

    private static Area slot(Play<CenturyState> play, Fighter owner) {
        List<Slot> slots = Area.EXTERNAL.stream().map(Slot::new).toList();
        return play.choose(Request.one(owner.decider(), "power.area", slots).asking(() -> "Where does it go?"))
                .mount();
    }

    private static List<Gear> gear(CenturyState state, Fighter owner) {
        List<Gear> gear = new ArrayList<>();
        for (TrumpCard.Gun gun : TrumpCard.guns(state, owner)) {
            gear.add(
                    new Gear(gun.id(), gun.weapon().name(), WEAPON_PRICE, Optional.of(gun.weapon()), Optional.empty()));
        }
        for (Upgrade upgrade : state.armory().upgrades()) {
            if (isForSale(upgrade)) {
                add(gear, ActingPilot.body(state, owner), upgrade);
            }
        }
        return gear;
    }

    private static void add(List<Gear> gear, Fighter owner, Upgrade upgrade) {
        for (String type : upgrade.choice().map(Choosing::words).orElse(List.of(""))) {
            boolean has = owner.fittings().fitted().stream()
                    .anyMatch(fitted -> fitted.upgrade().id().equals(upgrade.id())
                            && fitted.choice().equals(type));
            if (!has) {
                String id = type.isEmpty() ? upgrade.id() : upgrade.id() + ":" + type;
                String text = type.isEmpty() ? upgrade.name() : upgrade.name() + " (" + type + ")";
                gear.add(new Gear(id, text, upgrade.cost(), Optional.empty(), Optional.of(upgrade)));
            }
        }
    }

    /** Not what is planned with partners, forms or sets when a machine is built. */
    private static boolean isForSale(Upgrade upgrade) {
        return switch (upgrade.kind()) {
            case ALTERNATE_FORM, COMBINATION, EXTRA_AREA, ENEMY_FEATURE, BOSS, CAPSTONE -> false;
            case GENERAL, FEATURE, ACTIVE_DEFENSE, RESTORATION, MOBILITY, SUPPORT -> !isPlanned(upgrade);
        };
    }

    /** Base Units, what needs a form, and what is chosen for good; the kind of attack to be met may be chosen here. */
    private static boolean isPlanned(Upgrade upgrade) {
        return UpgradeId.of(upgrade.id()).filter(UpgradeId.BASE_UNIT::equals).isPresent()
                || upgrade.traits().stream().anyMatch(UpgradeTrait::isPlanned)
                || upgrade.choice()
                        .filter(choice -> choice != Choosing.ATTACK_KIND)
                        .isPresent();
    }

    /** With bare hands, and no Weapon hidden anywhere either. */
    @Override
    public int worthUnasked(CenturyState state, Fighter owner, KnownPower power, TurnProspects prospects) {
        boolean maimed = owner == prospects.unit() && !owner.maims().isEmpty();
        return maimed
                        && owner.genre().points() > 1
                        && !state.done().contains(power.id())
                        && !hides(state, owner)
                        && prospects.isDisarmed()
                ? 1
                : 0;
    }

    private static boolean hides(CenturyState state, Fighter owner) {
        return owner.powers()
                .find(TrumpCard.class)
                .filter(card -> card.isLeft(state, owner))
                .isPresent();
    }
}
