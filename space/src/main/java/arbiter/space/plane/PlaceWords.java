package arbiter.space.plane;

import java.util.List;
import java.util.Set;

/**
 * Words for places on the open plane, by what everybody knows of there: {@code beside Orrin}, {@code behind the
 * counter}, {@code 3m north of the door}. Whoever must not be given away is not among the people.
 */
public final class PlaceWords {

    private static final int BESIDE = 250;
    private static final int NEAR = 1000;
    /** What one stands in or on rather than beside, and finds one's way by only while there. */
    private static final Set<String> GROUND = Set.of("floor", "road", "water", "rubble");

    private static final String[] COMPASS = {
        "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"
    };

    private final List<Scenery> scenery;
    private final List<Person> people;

    public PlaceWords(List<Scenery> scenery, List<Person> people) {
        this.scenery = scenery;
        this.people = people;
    }

    /** Somebody who stands there, and whether they are against whoever is placed. */
    public record Person(String name, Base base, boolean against) {}

    /** Where something is, after a verb of rest: {@code by Rook}, {@code 3m north of the door}; empty where nothing is there to name it by. */
    public String at(Base there) {
        String words = to(there);
        boolean near = !words.startsWith("to ") || people.stream().anyMatch(one -> words.equals("to " + one.name()));
        return near ? words.replaceFirst("^(to|beside) ", "by ") : words.substring("to ".length());
    }

    /** Where a base stands, after a verb of motion; empty where there is nothing to name it by. */
    public String to(Base there) {
        for (Person person : people) {
            if (gap(person, there) <= BESIDE) {
                return (person.against() ? "to " : "beside ") + person.name();
            }
        }
        for (Scenery thing : scenery) {
            if (!GROUND.contains(thing.kind()) && gap(thing, there) <= NEAR) {
                return close(thing, there) + thing.inWords();
            }
        }
        return from(there);
    }

    /** By the nearest thing or person there is. */
    private String from(Base there) {
        int least = Integer.MAX_VALUE;
        String name = "";
        Point seen = there.centre();
        for (Scenery thing : scenery) {
            if (!GROUND.contains(thing.kind()) && gap(thing, there) < least) {
                least = gap(thing, there);
                name = thing.inWords();
                seen = thing.nearest(there.centre());
            }
        }
        for (Person person : people) {
            if (gap(person, there) < least) {
                least = gap(person, there);
                name = person.name();
                seen = person.base().centre();
            }
        }
        return name.isEmpty() ? "" : "to " + about(least) + " " + compass(seen, there.centre()) + " of " + name;
    }

    /** From edge to edge over the ground. */
    private static int gap(Person person, Base there) {
        return person.base().risenTo(there.altitude()).gap(there);
    }

    private static int gap(Scenery thing, Base there) {
        return Math.max(0, thing.nearest(there.centre()).distance(there.centre()) - there.diameter() / 2);
    }

    /** Behind it is where it hides from the nearest of the others. */
    private String close(Scenery thing, Base there) {
        if (!thing.solid()) {
            return "to ";
        }
        Person nearest = null;
        for (Person person : people) {
            if (person.against()
                    && (nearest == null
                            || person.base().gap(there) < nearest.base().gap(there))) {
                nearest = person;
            }
        }
        boolean hides = nearest != null && thing.shape().blocks(nearest.base().centre(), there.centre());
        return hides ? "behind " : "beside ";
    }

    /** In which of eight directions one point lies from another. */
    public static String compass(Point from, Point to) {
        double degrees = Math.toDegrees(Math.atan2(to.x() - (double) from.x(), from.y() - (double) to.y()));
        return COMPASS[(int) Math.round((degrees + 360) / 45) % COMPASS.length];
    }

    /** Metres for people, to a tenth; never nothing where there is something. */
    public static String metres(int millimetres) {
        int tenths = millimetres > 0 ? Math.max(1, (millimetres + 50) / 100) : 0;
        return tenths / 10 + (tenths % 10 == 0 ? "" : "." + tenths % 10) + "m";
    }

    /** How far something is from somewhere: whole metres, but for what is near. */
    private static String about(int millimetres) {
        return metres(millimetres < 2 * NEAR ? millimetres : (millimetres + NEAR / 2) / NEAR * NEAR);
    }
}
