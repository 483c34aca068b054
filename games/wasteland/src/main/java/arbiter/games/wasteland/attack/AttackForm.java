package arbiter.games.wasteland.attack;

import arbiter.games.wasteland.item.CarriedItem;
import arbiter.games.wasteland.item.Grip;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.Profile;
import arbiter.games.wasteland.sheet.RangeBand;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.unit.Fighter;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A weapon as somebody uses it: swung, fired or thrown, with what follows from its qualities and from whoever holds it. All
 * qualities are asked once, when it is made. Ledger: WAS-ATK-1, WAS-ATK-2, WAS-DMG-1.
 */
public final class AttackForm {

    /** How a weapon is used. Ledger: WAS-ATK-1. */
    public enum Mode {
        MELEE("strike"),
        SHOT("shoot"),
        THROW("throw");

        private final String word;

        Mode(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }
    }

    private final Weapon weapon;
    private final Mode mode;
    private final OptionalInt item;
    private final Grip grip;
    private final Attribute attribute;
    private final SkillName skill;
    private final int dice;
    private final RangeBand ideal;
    private final int oneHanded;
    private final int widerComplications;
    private final boolean reliable;
    private final boolean ignoresReach;
    private final boolean losesAim;
    private final int aimedDice;
    private final boolean nightVision;
    private final boolean marks;
    private final boolean debilitating;
    private final boolean muffled;
    private final boolean zones;
    private final int shotsAtOnce;
    private final int dicePerExtraShot;

    private AttackForm(Profile profile, Weapon weapon, Mode mode, OptionalInt item, Grip grip) {
        this.weapon = weapon;
        this.mode = mode;
        this.item = item;
        this.grip = grip;
        boolean thrownBlade = mode == Mode.THROW && weapon.skill().key() != SkillName.EXPLOSIVES;
        skill = thrownBlade ? SkillName.THROWING : weapon.skill().key();
        attribute = thrownBlade ? Attribute.AGILITY : weapon.skill().attribute();
        dice = weapon.dice() + (mode == Mode.MELEE && skill.isMelee() ? profile.meleeBonus() : 0);
        ideal = mode == Mode.THROW
                ? weapon.thrownTo().orElseThrow()
                : weapon.range().orElse(RangeBand.CLOSE);
        int harder = 0;
        int wider = 0;
        int aimed = 0;
        int atOnce = 1;
        int perShot = 1;
        for (WeaponTrait quality : weapon.qualities()) {
            harder += quality.harderInOneHand();
            wider += quality.widerComplications();
            aimed += quality.diceForPointsAfterAim();
            atOnce = Math.max(atOnce, quality.shotsAtOnce());
            perShot = Math.max(perShot, quality.dicePerExtraShot());
        }
        oneHanded = grip == Grip.LEFT || grip == Grip.RIGHT ? harder : 0;
        widerComplications = wider;
        aimedDice = aimed;
        shotsAtOnce = atOnce;
        dicePerExtraShot = perShot;
        reliable = weapon.qualities().stream().anyMatch(WeaponTrait::ignoresFirstComplication);
        ignoresReach = weapon.qualities().stream().anyMatch(WeaponTrait::ignoresEnemiesInReach);
        losesAim = weapon.qualities().stream().anyMatch(WeaponTrait::losesAim);
        nightVision = weapon.qualities().stream().anyMatch(WeaponTrait::seesInTheDarkAfterAim);
        marks = weapon.qualities().stream().anyMatch(WeaponTrait::marksTargets);
        debilitating = weapon.qualities().stream().anyMatch(WeaponTrait::debilitates);
        muffled = weapon.qualities().stream().anyMatch(WeaponTrait::isMuffled);
        zones = weapon.strikesZones();
    }

    /** Of something that is carried at that place. */
    static AttackForm of(Profile profile, CarriedItem carried, int place, Mode mode) {
        return new AttackForm(profile, (Weapon) carried.item(), mode, OptionalInt.of(place), carried.grip());
    }

    /** Of bare hands, or of something that is not made to be swung. Ledger: WAS-ATK-12. */
    static AttackForm bare(Profile profile, Weapon bareHands) {
        return new AttackForm(profile, bareHands, Mode.MELEE, OptionalInt.empty(), Grip.BODY);
    }

    public Weapon weapon() {
        return weapon;
    }

    public Mode mode() {
        return mode;
    }

    /** The place of the weapon among the items, if it is one of them. */
    public OptionalInt item() {
        return item;
    }

    public Grip grip() {
        return grip;
    }

    public boolean isMelee() {
        return mode == Mode.MELEE;
    }

    public Attribute attribute() {
        return attribute;
    }

    public SkillName skill() {
        return skill;
    }

    /** The rating with the melee bonus where that counts. Ledger: WAS-DMG-1. */
    public int dice() {
        return dice;
    }

    public RangeBand ideal() {
        return ideal;
    }

    /** What the wrong number of hands adds to the difficulty. Ledger: WAS-QUAL-15. */
    public int oneHanded() {
        return oneHanded;
    }

    public int widerComplications() {
        return widerComplications;
    }

    /** Whether it still spares its wielder a complication in this encounter. Ledger: WAS-QUAL-12. */
    public boolean isReliable(Fighter wielder) {
        return reliable
                && item.isPresent()
                && !wielder.items().get(item.getAsInt()).reliableUsed();
    }

    public boolean ignoresEnemiesInReach() {
        return ignoresReach;
    }

    public boolean losesAim() {
        return losesAim;
    }

    /** Combat dice that points buy after an Aim. Ledger: WAS-QUAL-1. */
    public int aimedDice() {
        return aimedDice;
    }

    public boolean seesInTheDarkAfterAim() {
        return nightVision;
    }

    public boolean marksTargets() {
        return marks;
    }

    public boolean debilitates() {
        return debilitating;
    }

    public boolean isMuffled() {
        return muffled;
    }

    public boolean strikesZones() {
        return zones;
    }

    public int shotsAtOnce() {
        return shotsAtOnce;
    }

    public int dicePerExtraShot() {
        return dicePerExtraShot;
    }

    public Optional<String> ammunition() {
        return weapon.ammunition();
    }

    /** How often it can still be fired; what needs no ammunition always can. Ledger: WAS-ATK-9. */
    public int volleys(Fighter wielder) {
        return weapon.ammunition().isEmpty()
                ? Integer.MAX_VALUE
                : wielder.ammunition().left(weapon.ammunition().get()) / shotsAtOnce;
    }

    @Override
    public String toString() {
        return mode.word() + ":" + weapon.id();
    }
}
