package arbiter.games.narrative.sheet;

import java.util.List;
import java.util.OptionalInt;

/** A quality as an item has it: {@code Blast 4}, {@code Auto-fire}. */
public record RatedQuality(Quality quality, OptionalInt rating) {

    public RatedQuality {
        if (quality.rated() != rating.isPresent()) {
            throw new IllegalArgumentException(
                    quality.rated()
                            ? quality.name() + " needs a rating: {quality: " + quality.id() + ", rating: 1}"
                            : quality.name() + " has no rating; leave it out");
        }
        if (rating.orElse(1) < 1) {
            throw new IllegalArgumentException(
                    quality.name() + " has the rating " + rating.getAsInt() + "; it is 1 or more");
        }
    }

    /** The rating of a quality among these, 0 where it is not there. */
    public static int rating(List<RatedQuality> qualities, String quality) {
        int highest = 0;
        for (int i = 0; i < qualities.size(); i++) {
            RatedQuality one = qualities.get(i);
            if (one.quality.id().equals(quality)) {
                highest = Math.max(highest, one.rating.orElse(1));
            }
        }
        return highest;
    }

    @Override
    public String toString() {
        return quality.name() + (rating.isPresent() ? " " + rating.getAsInt() : "");
    }
}
