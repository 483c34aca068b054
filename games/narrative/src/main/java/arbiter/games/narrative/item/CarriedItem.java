package arbiter.games.narrative.item;

import arbiter.games.narrative.sheet.BodyArmour;
import arbiter.games.narrative.sheet.GearItem;
import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One thing that somebody has: where it is, how damaged it is, and for a weapon how often it was fired since it was
 * loaded, whether it is out of ammunition, how far it is prepared, and in which round it can fire again.
 */
public record CarriedItem(
        String id,
        Content content,
        Place place,
        Condition condition,
        int shots,
        boolean empty,
        int prepared,
        int readyRound,
        int unusableTurns) {

    /** Where a thing is. */
    public enum Place {
        HAND,
        STOWED,
        WORN,
        /** A part of the body: always at hand, never dropped or damaged. */
        BODY,
        GROUND
    }

    /** What it is: exactly one of these. */
    public record Content(Optional<Weapon> weapon, Optional<BodyArmour> armour, Optional<GearItem> gear) {

        static Content of(Weapon weapon) {
            return new Content(Optional.of(weapon), Optional.empty(), Optional.empty());
        }

        static Content of(BodyArmour armour) {
            return new Content(Optional.empty(), Optional.of(armour), Optional.empty());
        }

        static Content of(GearItem gear) {
            return new Content(Optional.empty(), Optional.empty(), Optional.of(gear));
        }

        String name() {
            return weapon.map(Weapon::name)
                    .or(() -> armour.map(BodyArmour::name))
                    .or(() -> gear.map(GearItem::name))
                    .orElseThrow();
        }

        String id() {
            return weapon.map(Weapon::id)
                    .or(() -> armour.map(BodyArmour::id))
                    .or(() -> gear.map(GearItem::id))
                    .orElseThrow();
        }

        List<RatedQuality> qualities() {
            return weapon.map(Weapon::qualities)
                    .or(() -> armour.map(BodyArmour::qualities))
                    .orElse(List.of());
        }
    }

    static CarriedItem fresh(String id, Content content, Place place) {
        return new CarriedItem(id, content, place, Condition.UNDAMAGED, 0, false, 0, 0, 0);
    }

    /** Written out because odds ask it all the time, and the one that records have is slower. */
    @Override
    public boolean equals(Object other) {
        return other instanceof CarriedItem that
                && wear() == that.wear()
                && place == that.place
                && condition == that.condition
                && shots == that.shots
                && empty == that.empty
                && prepared == that.prepared
                && readyRound == that.readyRound
                && unusableTurns == that.unusableTurns
                && id.equals(that.id)
                && (content == that.content || content.equals(that.content));
    }

    @Override
    public int hashCode() {
        return 31 * id.hashCode() + wear();
    }

    /** A number that tells where it is, how damaged and how far it is used up. */
    int wear() {
        int use = 31 * (31 * shots + prepared) + readyRound + 37 * unusableTurns + (empty ? 17 : 0);
        return 31 * (7 * use + place.ordinal()) + condition.ordinal();
    }

    public String name() {
        return content.name();
    }

    public Optional<Weapon> weapon() {
        return content.weapon();
    }

    public int rating(String quality) {
        return RatedQuality.rating(content.qualities(), quality);
    }

    /** Held, worn or grown, and neither broken nor disabled. */
    public boolean works() {
        return condition.isUsable() && unusableTurns == 0;
    }

    public boolean isAtHand() {
        return place == Place.HAND || place == Place.BODY;
    }

    /** Carried where others can see and strike at it. Ledger: NAR-Q-23. */
    public boolean isHeldOpenly() {
        return place == Place.HAND;
    }

    /** Out of ammunition by a threat, or fired as often as it can be. Ledger: NAR-SPEND-9, NAR-Q-15. */
    public boolean needsLoading() {
        int limit = rating("limited-ammo");
        return empty || limit > 0 && shots >= limit;
    }

    /** Ledger: NAR-Q-18. */
    public boolean needsPreparing() {
        return prepared < rating("prepare");
    }

    /** Ledger: NAR-Q-20. */
    public boolean isReady(int round) {
        return round >= readyRound;
    }

    /** Weapons that are shot or thrown. Ledger: NAR-SPEND-9. */
    public boolean usesAmmunition() {
        return weapon().isPresent()
                && !weapon().get().skill().id().equals("melee")
                && !weapon().get().skill().id().equals("brawl");
    }

    public OptionalInt price() {
        return weapon().isPresent()
                ? weapon().get().price()
                : content.armour().isPresent()
                        ? OptionalInt.of(content.armour().get().price())
                        : OptionalInt.of(content.gear().orElseThrow().price());
    }

    CarriedItem at(Place where) {
        return new CarriedItem(id, content, where, condition, shots, empty, 0, readyRound, unusableTurns);
    }

    CarriedItem damaged(int steps) {
        return new CarriedItem(
                id, content, place, condition.worse(steps), shots, empty, prepared, readyRound, unusableTurns);
    }

    CarriedItem repaired() {
        return new CarriedItem(
                id, content, place, Condition.UNDAMAGED, shots, empty, prepared, readyRound, unusableTurns);
    }

    CarriedItem unusableFor(int turns) {
        return new CarriedItem(id, content, place, condition, shots, empty, prepared, readyRound, turns);
    }

    CarriedItem loaded() {
        return new CarriedItem(id, content, place, condition, 0, false, prepared, readyRound, unusableTurns);
    }

    CarriedItem emptied() {
        return new CarriedItem(id, content, place, condition, shots, true, prepared, readyRound, unusableTurns);
    }

    CarriedItem preparedOnce() {
        return new CarriedItem(id, content, place, condition, shots, empty, prepared + 1, readyRound, unusableTurns);
    }

    CarriedItem unprepared() {
        return new CarriedItem(id, content, place, condition, shots, empty, 0, readyRound, unusableTurns);
    }

    /** One attack: a shot less, nothing prepared any more, and a pause if it fires slowly. */
    CarriedItem fired(int round) {
        int pause = rating("slow-firing");
        int ready = pause > 0 ? round + pause + 1 : readyRound;
        return new CarriedItem(id, content, place, condition, shots + 1, empty, 0, ready, unusableTurns);
    }
}
